-- Whether an organisation is used: suspended, and from when on all of it is deleted. It is suspended until then.
alter table tenants
  add column suspended_at timestamptz,
  -- What its people read meanwhile; empty: the usual sentence alone.
  add column suspension_note text not null default '' check (char_length(suspension_note) <= 200),
  add column deletion_due_at timestamptz,
  add constraint tenants_deletion_suspends check (deletion_due_at is null or suspended_at is not null);

-- Who runs the installation, by name. They belong to no organisation and are made in a shell.
create table operators (
  operator_id uuid primary key,
  email text not null,
  email_normal text not null unique,
  name text not null,
  password_hash text not null,
  -- Of the app that shows codes.
  sealed_secret text not null,
  -- Of the last code that counted: each counts once.
  last_step bigint not null default 0,
  failures integer not null default 0,
  locked_until timestamptz,
  -- Whoever no longer runs the installation; their entries stay.
  retired_at timestamptz,
  created_at timestamptz not null
);

create table operator_sessions (
  token_hash text primary key,
  operator_id uuid not null references operators on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_operator on operator_sessions (operator_id);

-- What operators did: one row for each change, in its transaction. An organisation that is gone leaves its rows here.
create table operator_entries (
  entry_sequence bigint generated always as identity primary key,
  action text not null,
  -- Null: whoever has a shell of the installation, or the secret of its set-up.
  operator_id uuid references operators,
  actor text not null,
  tenant_id uuid,
  tenant_name text,
  -- [{"field", "before", "after"}]; of a secret both are null.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  reason text not null,
  address text not null,
  device text not null,
  changed_at timestamptz not null
);
create index operator_entries_age on operator_entries (changed_at, entry_sequence);
create index operator_entries_operator on operator_entries (operator_id);

-- Organisations whose archive is being read, or was when the program was killed: their files lie there, and no row.
create table tenant_imports (
  tenant_id uuid primary key,
  uri text not null,
  name text not null,
  begun_at timestamptz not null
);

do $$
declare role text := quote_ident(current_setting('app.server_role'));
begin
  execute format('grant update (name, suspended_at, suspension_note, deletion_due_at) on tenants to %s', role);
  execute format('grant select, update (last_step, failures, locked_until) on operators to %s', role);
  execute format('grant select, insert, delete on operator_sessions to %s', role);
  execute format('grant select, insert on operator_entries to %s', role);
  execute format('grant select on tenant_imports to %s', role);
end $$;
