#!/bin/sh
# Builds the web client into src/dustboard/web_dist: install, check, test, build, budget.
set -eu
cd "$(dirname "$0")"
npm ci --no-audit --no-fund
npm run check
npm test
npm run build
