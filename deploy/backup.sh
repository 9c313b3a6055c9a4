#!/bin/sh
# deploy/backup.sh FOLDER NUMBER: a backup of today, checked; the newest NUMBER are kept.
set -eu
umask 077
file="$1/academy-$(date +%F).tar"
npm run --silent academy -- backup "$file"
npm run --silent academy -- verify "$file"
ls -t "$1"/academy-*.tar | tail -n "+$(($2 + 1))" | xargs -r rm --
