-- What a member proves beside the password: codes of an app (RFC 6238). A row is there once a first code was right.
create table totp_factors (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  -- Sealed: the server must be able to read it again.
  sealed_secret text not null,
  started_at timestamptz not null,
  -- The thirty seconds whose code was taken last: no code counts twice.
  last_step bigint not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('totp_factors');

-- For whoever has lost the app; each goes with its use.
create table recovery_codes (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  code_hash text not null,
  primary key (tenant_id, member_id, code_hash),
  foreign key (tenant_id, member_id) references totp_factors (tenant_id, member_id) on delete cascade
);
select secure_tenant_table('recovery_codes');

-- What an organisation asks of those who log in.
create table security_settings (
  tenant_id uuid not null references tenants,
  managers_need_second_factor boolean not null,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('security_settings');
