#!/usr/bin/env bash
# Brings a backup back: deploy/restore.sh BACKUP [--replace]
#
# With DATABASE_URL the server has to be stopped; without it the server has to run (its database runs with it) and is to be
# started again afterwards, when it also brings an older backup up to date. What is there is overwritten only with --replace.
set -euo pipefail
umask 077

backup=${1:?usage: deploy/restore.sh BACKUP [--replace]}
data=${DATA_DIR:-.data}
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source-path=SCRIPTDIR source=connection.sh
. "$here/connection.sh"
database=$(connection)

sql() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="$database" "$@"
}

[[ -f $backup/database.dump ]] || { echo "$backup holds no database.dump." >&2; exit 1; }

if [[ ${2:-} != --replace ]]; then
  tables=$(sql --command="select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
  if [[ $tables != 0 || -n $(ls -A "$data/files" 2>/dev/null) ]]; then
    echo 'There is data already: add --replace to overwrite it.' >&2
    exit 1
  fi
fi

script=$(mktemp)
trap 'rm -f -- "$script"' EXIT
pg_restore --no-owner --file="$script" "$backup/database.dump"

# The role that the server logs in as: it alone uses the job queue. Here it may have another name than in the dump.
name=dure_app
if [[ ${DATABASE_APP_URL:-} =~ ://([^:@/?]+)[:@] ]]; then
  name=${BASH_REMATCH[1]}
elif [[ -n ${DATABASE_URL:-} ]]; then
  name=$(sql --command='select current_database()')_app
fi
identifier='"[^"]+"|[a-z_0-9]+'
sed -nE "s/^GRANT USAGE ON SCHEMA pgboss TO ($identifier);\$/\1/p" "$script" | sort --unique | while read -r role; do
  sed --in-place --regexp-extended "s/^((GRANT|ALTER DEFAULT PRIVILEGES) .* TO )$role;\$/\1\"$name\";/" "$script"
done

# Roles belong to no single database, so the dump does not hold them. The server itself gives its own the log-in.
sed -nE "s/^GRANT .* TO ($identifier);\$/\1/p" "$script" | sort --unique | while read -r role; do
  sql --command="do \$\$ begin create role $role nologin; exception when duplicate_object then null; end \$\$" </dev/null
done

# One transaction: either everything is the backup's, or everything is as before.
sql --single-transaction --output=/dev/null --file=- <<SQL
set client_min_messages = warning;
do \$\$
declare name text;
begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
end \$\$;
create schema public;
grant usage on schema public to public;
\i '$script'
SQL

if [[ -f $backup/files.tar ]]; then
  mkdir -p -- "$data"
  rm -rf -- "$data/files"
  tar --extract --file="$backup/files.tar" --directory="$data"
fi
echo "Restored $backup."
