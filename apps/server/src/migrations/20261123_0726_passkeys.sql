-- Passkeys (WebAuthn) of members: each belongs to one account of one organisation.
create table passkeys (
  tenant_id uuid not null references tenants,
  passkey_id uuid not null,
  member_id uuid not null,
  -- As the authenticator names and signs it: base64url.
  credential_id text not null,
  public_key text not null,
  -- Counts up with each use, where the authenticator counts: a copy is found out by it.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (tenant_id, passkey_id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index passkeys_of_member on passkeys (tenant_id, member_id, created_at desc);
select secure_tenant_table('passkeys');

-- Challenges that were answered: none counts twice. Nothing is kept of those that were not.
create table used_challenges (
  tenant_id uuid not null references tenants,
  challenge_hash text not null,
  expires_at timestamptz not null,
  primary key (tenant_id, challenge_hash)
);
create index used_challenges_end on used_challenges (tenant_id, expires_at);
select secure_tenant_table('used_challenges');
