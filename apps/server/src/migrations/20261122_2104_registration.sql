-- Registrations that wait for their mail to be read. They are nobody yet: a member is made of one that is verified.
create table registrations (
  tenant_id uuid not null references tenants,
  registration_id uuid not null,
  email text not null,
  email_normal text not null,
  password_hash text not null,
  nickname text not null,
  member_type text not null,
  consents jsonb not null,
  -- Of what was sent by mail, together with the id.
  secret_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, registration_id)
);
create index registrations_mail on registrations (tenant_id, email_normal, created_at desc);
create index registrations_end on registrations (tenant_id, expires_at);
select secure_tenant_table('registrations');

-- Which version of which text a member agreed to.
create table consents (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  kind text not null check (kind in ('TERMS', 'PRIVACY', 'AGE14')),
  version text not null,
  agreed_at timestamptz not null,
  primary key (tenant_id, member_id, kind, version),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('consents');
