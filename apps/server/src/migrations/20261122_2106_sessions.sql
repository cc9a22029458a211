-- Where members are logged in, so that they can end it. What counts is decided by the token and by revoked_tokens alone.
create table sessions (
  tenant_id uuid not null references tenants,
  token_id text not null,
  member_id uuid not null,
  -- Browser and system; the rest of what a browser says of itself is not kept.
  device text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index sessions_member on sessions (tenant_id, member_id, started_at desc);
create index sessions_end on sessions (tenant_id, expires_at);
select secure_tenant_table('sessions');
