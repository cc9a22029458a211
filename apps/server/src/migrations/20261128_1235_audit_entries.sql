-- What those who run an organisation changed: one row for each change, in its transaction. It is added to; what is older than
-- a year goes.
create table audit_entries (
  tenant_id uuid not null references tenants,
  entry_sequence bigint generated always as identity,
  action text not null,
  changed_by uuid not null,
  -- Whom it is about; null: no one member.
  member_id uuid,
  -- Null: no club.
  club_sequence bigint,
  -- [{"field", "before", "after"}]; of a secret both are null.
  changes jsonb not null check (jsonb_typeof(changes) = 'array'),
  reason text not null,
  address text not null,
  device text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, entry_sequence),
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index audit_entries_age on audit_entries (tenant_id, changed_at, entry_sequence);
create index audit_entries_by on audit_entries (tenant_id, changed_by, changed_at, entry_sequence);
create index audit_entries_member on audit_entries (tenant_id, member_id, changed_at, entry_sequence);
create index audit_entries_club on audit_entries (tenant_id, club_sequence);
select secure_tenant_table('audit_entries', 'select, insert, delete');

-- Why something was downloaded, and where from. Each download is a row; what is opened stays one row a day.
alter table data_looks
  add column reason text,
  add column note text not null default '',
  add column address text not null default '',
  add column device text not null default '';
do $$
declare once_a_day text;
begin
  select conname into strict once_a_day from pg_constraint where conrelid = 'data_looks'::regclass and contype = 'u';
  execute format('alter table data_looks drop constraint %I', once_a_day);
end $$;
create unique index data_looks_once_a_day on data_looks (tenant_id, seen_by, kind, club_sequence, member_id, seen_on)
  nulls not distinct where kind not in ('export', 'answerFiles', 'memberExport', 'auditLog');
drop index data_looks_age;
create index data_looks_age on data_looks (tenant_id, seen_at, look_sequence);
create index data_looks_by on data_looks (tenant_id, seen_by, seen_at, look_sequence);
