"""Water Run, a tiny title that uses every part of the kernel: the model for a new title."""
