# One line for a moment worth a shout; which one follows from what happened. At most 12 words each.

moment-knocked-out-1 = The road rises to meet a face.
moment-knocked-out-2 = Somebody will sleep where they stood.
moment-knocked-out-3 = The vultures move one telegraph pole closer.
moment-knocked-out-4 = Lights out, boots up.

moment-radiation-1 = The counter has stopped clicking. It is just one long note now.
moment-radiation-2 = Glowing reviews, and nobody awake to read them.
moment-radiation-3 = Even the rats step back.
moment-radiation-4 = The desert keeps what it warms.

moment-wrecked-1 = It ran well, right up to the rock.
moment-wrecked-2 = From here on the view is slower.
moment-wrecked-3 = One wheel rolls on alone, very pleased with itself.
moment-wrecked-4 = Somebody will build a house out of that.

moment-truce-1 = Two fingers leave two triggers.
moment-truce-2 = Talk is cheap. Today it is cheaper than bullets.
moment-truce-3 = Nobody blinks; then both do.
moment-truce-4 = The dust settles before anybody has raised it.

moment-all-missed-1 = So many dice, so little to show.
moment-all-missed-2 = The sky was hit several times.
moment-all-missed-3 = Luck looked the other way, and then left.
moment-all-missed-4 = A fine display, seen from a safe distance.

moment-all-hit-1 = Everything that could go right did.
moment-all-hit-2 = Somebody will tell this one at every fire.
moment-all-hit-3 = The wastes hold their breath for once.
moment-all-hit-4 = That was not luck. That was the whole year's luck.
