-- What the ledger got and the rankings have not added up yet: many earn at once, and none of them waits for a row that all
-- would count in. Without foreign keys for the same reason.
create table point_changes (
  tenant_id uuid not null,
  change_sequence bigint generated always as identity,
  member_id uuid not null,
  points integer not null,
  happened_at timestamptz not null,
  primary key (tenant_id, change_sequence)
);
select secure_tenant_table('point_changes', 'select, insert, delete');

-- What each member has in a month of the tenant (its first day).
create table monthly_points (
  tenant_id uuid not null,
  month date not null,
  member_id uuid not null,
  points integer not null,
  -- As the ranking was made last; null of whom it does not show.
  ranked_points integer check (ranked_points > 0),
  primary key (tenant_id, month, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index monthly_points_ranked on monthly_points (tenant_id, month, ranked_points desc, member_id desc)
  where ranked_points is not null;
create index monthly_points_by_member on monthly_points (tenant_id, member_id, month);
select secure_tenant_table('monthly_points');

-- Each sum that somebody has in a month, with its place.
create table monthly_places (
  tenant_id uuid not null references tenants,
  month date not null,
  points integer not null,
  place integer not null,
  members integer not null,
  primary key (tenant_id, month, points)
);
select secure_tenant_table('monthly_places');

-- Whether others see the member in rankings.
alter table members add column in_ranking boolean not null default true;
