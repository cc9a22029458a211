-- A member's deadlines under a secret address, for their own calendar.
create table calendar_feeds (
  tenant_id uuid not null,
  member_id uuid not null,
  -- Of what stands in the address: it is shown once.
  secret_hash text not null,
  started_at timestamptz not null,
  -- What calendars were told of each event, by its key: so that they learn of what moved and of what is cancelled.
  told jsonb not null default '{}',
  primary key (tenant_id, member_id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
select secure_tenant_table('calendar_feeds');
