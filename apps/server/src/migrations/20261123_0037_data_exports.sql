-- What members asked to take along: one at a time for each. The bytes lie in the file store under `export_id`.
create table data_exports (
  tenant_id uuid not null references tenants,
  member_id uuid not null,
  export_id uuid not null,
  requested_at timestamptz not null,
  -- Null while it is made.
  byte_size bigint,
  expires_at timestamptz,
  -- Of the download that was confirmed last, by its hash; a download uses it up.
  ticket_hash text,
  ticket_until timestamptz,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index data_exports_end on data_exports (tenant_id, expires_at);
select secure_tenant_table('data_exports');
