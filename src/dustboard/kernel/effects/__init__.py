"""What cards do: effects, modifiers, windows."""
