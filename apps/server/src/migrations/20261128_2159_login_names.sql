-- People without a mail address log in by a name that is theirs alone in the organisation.
alter table members
  alter column email drop not null,
  alter column email_normal drop not null,
  add column login_name text,
  -- As it is compared: small letters, one writing of each sign.
  add column login_name_normal text,
  add constraint members_login_name unique (tenant_id, login_name_normal),
  add constraint members_log_in check (email_normal is not null or login_name_normal is not null),
  add constraint members_email check ((email is null) = (email_normal is null)),
  -- What has been proven is an address.
  add constraint members_email_verified check (email_verified_at is null or email is not null),
  add constraint members_login_name_normal check ((login_name is null) = (login_name_normal is null));

-- Whether people may be without an address, and who hands out their one-time codes.
alter table tenants
  add column login_name_type text not null default 'NONE' check (login_name_type in ('NONE', 'MANAGER', 'INSTRUCTOR'));

-- What stands on paper for whoever has no address: one code for each, by which they choose a password once.
create table one_time_codes (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  code_hash text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, created_by) references members (tenant_id, member_id)
);
create index one_time_codes_creator on one_time_codes (tenant_id, created_by);
create index one_time_codes_end on one_time_codes (tenant_id, valid_until);
select secure_tenant_table('one_time_codes');

-- Addresses that members add to their account and have not proven yet.
create table address_proofs (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  email text not null,
  secret_hash text not null,
  valid_until timestamptz not null,
  primary key (tenant_id, member_id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index address_proofs_end on address_proofs (tenant_id, valid_until);
select secure_tenant_table('address_proofs');
