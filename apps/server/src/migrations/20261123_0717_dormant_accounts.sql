-- When somebody logged in last. Those who are here already begin to count with this release.
alter table members add column last_used_at timestamptz not null default now();
-- They were told that the account will sleep.
alter table members add column dormancy_told_at timestamptz;
-- It sleeps: a password alone does not open it.
alter table members add column dormant_at timestamptz;
create index members_unused on members (tenant_id, last_used_at) where dormant_at is null;
