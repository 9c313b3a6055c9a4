#!/bin/sh
# Copies what a built academy runs from, without sources and tools, into an empty folder.
set -e
cd "$(dirname "$0")/.."
mkdir -p "$1"
tar -c package.json package-lock.json .npmrc LICENSE README.md docs/operations.md contract/package.json web/package.json e2e/package.json \
  server/package.json server/dist web/dist scripts/start.mjs scripts/academy.mjs scripts/lib deploy | tar -x -C "$1"
