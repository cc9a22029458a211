-- Who among those who teach and run the organisation opened or downloaded what is kept about others: one row for each day on
-- which somebody looked at the same thing. It is added to; what is older than a year goes.
create table data_looks (
  tenant_id uuid not null references tenants,
  look_sequence bigint generated always as identity,
  seen_by uuid not null,
  kind text not null,
  -- Null: of the whole organisation.
  club_sequence bigint,
  -- Null: of all who are in the club.
  member_id uuid,
  -- In the time zone of the tenant.
  seen_on date not null,
  seen_at timestamptz not null,
  primary key (tenant_id, look_sequence),
  unique nulls not distinct (tenant_id, seen_by, kind, club_sequence, member_id, seen_on),
  foreign key (tenant_id, seen_by) references members (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index data_looks_member on data_looks (tenant_id, member_id, seen_at desc);
create index data_looks_club on data_looks (tenant_id, club_sequence, seen_at desc);
create index data_looks_age on data_looks (tenant_id, seen_at);
select secure_tenant_table('data_looks', 'select, insert, delete');
