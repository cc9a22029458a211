-- Whom an organisation lets log its people in (OpenID Connect). Whether the log-in page offers it, `tenants.login_types` says.
create table oidc_settings (
  tenant_id uuid not null references tenants,
  issuer text not null,
  client_id text not null,
  -- Sealed by the installation's key; of the secret itself only its end is known.
  sealed_secret text,
  secret_ending text,
  -- The organisation vouches for it: addresses that its provider names belong to whom it logs in.
  proves_addresses boolean not null,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('oidc_settings');

-- Log-ins under way: a row is used up by whoever comes back with its state, in the browser that began.
create table oidc_logins (
  tenant_id uuid not null references tenants,
  state_hash text not null,
  browser_hash text not null,
  issuer text not null,
  -- Who was logged in when it began: they want to link.
  member_id uuid,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index oidc_logins_member on oidc_logins (tenant_id, member_id) where member_id is not null;
create index oidc_logins_age on oidc_logins (tenant_id, expires_at);
select secure_tenant_table('oidc_logins');

-- Who came back and is linked with no account yet, for the browser in which they came.
create table oidc_arrivals (
  tenant_id uuid not null references tenants,
  browser_hash text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  is_proven boolean not null,
  arrived_at timestamptz not null,
  expires_at timestamptz not null,
  -- What they register with as long as the code is under way that was sent to their address.
  registration jsonb,
  secret_hash text,
  primary key (tenant_id, browser_hash)
);
create index oidc_arrivals_age on oidc_arrivals (tenant_id, expires_at);
select secure_tenant_table('oidc_arrivals');

create table oidc_identities (
  tenant_id uuid not null references tenants,
  identity_id uuid not null,
  member_id uuid not null,
  issuer text not null,
  subject text not null,
  linked_at timestamptz not null,
  primary key (tenant_id, identity_id),
  unique (tenant_id, issuer, subject),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index oidc_identities_member on oidc_identities (tenant_id, member_id);
select secure_tenant_table('oidc_identities');

-- Sessions that a provider's account began: their log-out is the provider's, too, and they end with the link.
create table oidc_sessions (
  tenant_id uuid not null,
  token_id text not null,
  identity_id uuid not null,
  member_id uuid not null,
  primary key (tenant_id, token_id),
  foreign key (tenant_id, token_id) references sessions (tenant_id, token_id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index oidc_sessions_identity on oidc_sessions (tenant_id, identity_id);
create index oidc_sessions_member on oidc_sessions (tenant_id, member_id);
select secure_tenant_table('oidc_sessions');
