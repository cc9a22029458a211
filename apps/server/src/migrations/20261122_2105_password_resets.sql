-- Links to choose another password, by the hash of what was sent. One that was used takes the member's others along.
create table password_resets (
  tenant_id uuid not null references tenants,
  token_hash text not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index password_resets_member on password_resets (tenant_id, member_id);
create index password_resets_end on password_resets (tenant_id, expires_at);
select secure_tenant_table('password_resets');
