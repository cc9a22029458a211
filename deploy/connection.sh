# shellcheck shell=bash
# Says where the database is: DATABASE_URL, or the running server's own below DATA_DIR.
connection() {
  if [[ -n ${DATABASE_URL:-} ]]; then
    printf '%s' "$DATABASE_URL"
    return
  fi
  local socket
  if ! socket=$(readlink -- "${DATA_DIR:-.data}/postgres/socket"); then
    echo "Start the server, or set DATABASE_URL: no database runs below ${DATA_DIR:-.data}." >&2
    return 1
  fi
  printf "host='%s' user=dure_owner dbname=dure" "$socket"
}
