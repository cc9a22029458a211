-- Whom a tenant lets work for it. Without a row: the provider of the installation, or the built-in tools where it has none.
create table ai_settings (
  tenant_id uuid primary key references tenants,
  engine text not null check (engine in ('BUILT_IN', 'INSTALLATION', 'TENANT')),
  protocol text not null default 'openai' check (protocol in ('openai', 'anthropic')),
  base_url text not null default '',
  model text not null default '',
  -- Sealed with a key of the installation (AES-256-GCM), which stands before the first dot; its last letters to tell it by.
  sealed_key text,
  key_ending text,
  -- Won for a million tokens.
  input_price integer not null default 0 check (input_price >= 0),
  output_price integer not null default 0 check (output_price >= 0),
  -- Won a month; null is no cap.
  monthly_cap integer check (monthly_cap >= 0),
  stops_at_cap boolean not null default true,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  check ((sealed_key is null) = (key_ending is null)),
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('ai_settings');

-- Every call to a provider. It is written before the call is made, so that what is under way counts against the cap, and
-- its answer is kept for a day, so that work that is taken up again asks for nothing twice.
create table ai_calls (
  tenant_id uuid not null references tenants,
  call_id uuid not null,
  -- What is asked, by its asker: the same question has the same key.
  call_key text not null,
  purpose text not null,
  club_sequence bigint,
  engine text not null check (engine in ('INSTALLATION', 'TENANT')),
  model text not null,
  prompt text not null,
  outcome text not null default 'RUNNING',
  attempts integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Thousandths of a won: what was spent, and what the call under way may come to.
  cost bigint not null default 0,
  reserved bigint not null default 0,
  milliseconds bigint not null default 0,
  answer jsonb,
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, call_id),
  unique (tenant_id, call_key),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete set null (club_sequence)
);
create index ai_calls_by_time on ai_calls (tenant_id, started_at) include (cost, reserved);
create index ai_calls_of_club on ai_calls (tenant_id, club_sequence) where club_sequence is not null;
select secure_tenant_table('ai_calls');
