-- Keys that an organisation signs badges with: the newest one signs, and what any of them signed can be verified.
create table badge_keys (
  tenant_id uuid not null references tenants,
  key_id text not null,
  -- As a JSON Web Key.
  public_key text not null,
  sealed_key text not null,
  created_at timestamptz not null,
  primary key (tenant_id, key_id)
);
select secure_tenant_table('badge_keys');
