#!/usr/bin/env bash
# Saves the database and the files: deploy/backup.sh FOLDER
#
# Works beside a running server. DATABASE_URL names the database, as its owner and a superuser (or with BYPASSRLS: row security
# would hide the rows otherwise); without it the server's own database below DATA_DIR (.data) is saved. Needs the pg_dump of
# that PostgreSQL version or a newer one. KEEP=14 also removes all but the newest 14 backups in FOLDER.
set -euo pipefail
umask 077

target=${1:?usage: deploy/backup.sh FOLDER}
data=${DATA_DIR:-.data}
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=connection.sh
. "$here/connection.sh"
database=$(connection)

name=dure-$(date -u +%Y%m%dT%H%M%SZ)
unfinished=$target/.$name.unfinished
mkdir -p -- "$unfinished"
trap 'rm -rf -- "$unfinished"' EXIT

# The database first: a file is written before the row that names it, so every named file is in the later copy.
pg_dump --format=custom --no-owner --file="$unfinished/database.dump" "$database"
if [[ -n ${S3_BUCKET:-} ]]; then
  echo "The files are in the bucket $S3_BUCKET: save them there." >&2
fi
if [[ -d $data ]]; then
  tar --create --file="$unfinished/files.tar" --directory="$data" --exclude=./postgres .
fi

mv -- "$unfinished" "$target/$name"
echo "$target/$name"
# The set-up and operators look there for the last one; a server of before has no such table.
psql --no-psqlrc --quiet --command='insert into backups values (now())' "$database" >/dev/null 2>&1 ||
  echo 'The database does not know of this backup: it is of an earlier version.' >&2

if [[ -n ${KEEP:-} ]]; then
  find "$target" -mindepth 1 -maxdepth 1 -type d -name 'dure-????????T??????Z' -print0 |
    sort --zero-terminated --reverse | tail --zero-terminated --lines="+$((KEEP + 1))" | xargs --null --no-run-if-empty rm -rf --
fi
