-- Every table of tenant data is secured by this one function: row security that even the owner obeys, and the least
-- privileges for the role that the server runs as.
create function secure_tenant_table(target regclass, privileges text default 'select, insert, update, delete')
returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s
       using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
       with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', target);
  execute format('grant %s on %s to %I', privileges, target, current_setting('app.server_role'));
end $$;

create table tenants (
  tenant_id uuid primary key,
  uri text not null unique check (uri ~ '^[a-z0-9][a-z0-9-]{0,62}$'),
  name text not null,
  logo_svg text not null,
  home_url text not null default '/',
  footer jsonb not null,
  color_preset text not null,
  use_quiz_club boolean not null default true,
  use_lecture_club boolean not null default true,
  login_types text[] not null default '{PASSWORD}',
  login_member_types text[] not null default '{MEMBER}',
  organization_codes text[] not null default '{}',
  registration_authentication_type text not null default 'NONE'
    check (registration_authentication_type in ('NONE', 'EMAIL', 'CODE')),
  job_group_label_type text not null default 'JOB_GROUP',
  study_order_label_type text not null default 'WEEK',
  chatbot_url text not null default '',
  needs_club_approval boolean not null default true,
  time_zone text not null default 'Asia/Seoul',
  created_at timestamptz not null default now()
);
do $$ begin
  execute format('grant select on tenants to %I', current_setting('app.server_role'));
end $$;

create table members (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  email text not null,
  -- Lower-cased: under row security only leakproof operators use an index, and lower() is not one.
  email_normal text not null,
  password_hash text not null,
  member_type text not null default 'MEMBER',
  nickname text not null,
  profile_image_key uuid,
  roles text[] not null,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'UNVERIFIED', 'WITHDRAWN')),
  -- Tokens issued before this moment are refused.
  tokens_valid_from timestamptz not null default '1970-01-01Z',
  created_at timestamptz not null,
  primary key (tenant_id, member_id),
  unique (tenant_id, email_normal)
);
select secure_tenant_table('members');

create table revoked_tokens (
  tenant_id uuid not null references tenants,
  token_hash text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash)
);
select secure_tenant_table('revoked_tokens');

-- Counts of attempts in a time window: log-ins to an account and from an address, wrong participation codes.
create table attempts (
  tenant_id uuid not null references tenants,
  subject text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (tenant_id, subject)
);
select secure_tenant_table('attempts');

create table idempotency_keys (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  idempotency_key text not null,
  request_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, member_id, idempotency_key)
);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
select secure_tenant_table('idempotency_keys');

create table files (
  tenant_id uuid not null references tenants,
  file_key uuid not null,
  purpose text not null check (purpose in ('CLUB_IMAGE', 'PROFILE_IMAGE', 'ANSWER', 'FEEDBACK', 'CONTENT')),
  name text not null,
  content_type text not null,
  byte_size bigint not null,
  owner_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, file_key),
  foreign key (tenant_id, owner_id) references members (tenant_id, member_id)
);
select secure_tenant_table('files');

-- Job groups, jobs and levels that a tenant offers.
create table codes (
  tenant_id uuid not null references tenants,
  kind text not null check (kind in ('JOB_GROUP', 'JOB', 'JOB_LEVEL')),
  code text not null,
  name text not null,
  -- The job group of a job.
  parent_code text,
  position integer not null,
  primary key (tenant_id, kind, code)
);
select secure_tenant_table('codes');
