-- A lock may end by itself; null: a manager ends it.
alter table members add column locked_until timestamptz;
create index members_lock_end on members (tenant_id, locked_until) where locked_until is not null;
