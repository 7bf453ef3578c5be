"""`python -m dustboard` is the same as `dustboard`."""

from dustboard.cli.main import main

raise SystemExit(main())
