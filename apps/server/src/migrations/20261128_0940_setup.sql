-- As long as there is no tenant, whoever has this secret makes the first one. It is nobody's row: there is no tenant yet.
create table setup_secrets (
  is_only boolean primary key default true check (is_only),
  secret_hash text not null,
  -- By the installation's key, so that every server and every start tells the same one.
  sealed_secret text not null,
  made_at timestamptz not null
);

-- When the whole installation was saved; deploy/backup.sh writes it.
create table backups (
  finished_at timestamptz primary key
);

do $$ begin
  execute format('grant select on setup_secrets, backups to %I', current_setting('app.server_role'));
end $$;
