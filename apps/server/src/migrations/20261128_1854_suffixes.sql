-- Every suffix of the texts that long lists are searched in, so that an index finds a word anywhere in them. Row security lets
-- only leakproof comparisons use an index: of text those are equality and order, in the order of bytes ("C").
create table member_suffixes (
  tenant_id uuid not null,
  suffix text collate "C" not null,
  member_id uuid not null,
  primary key (tenant_id, suffix, member_id)
);
select secure_tenant_table('member_suffixes', 'select, insert, delete');
create table invitation_suffixes (
  tenant_id uuid not null,
  suffix text collate "C" not null,
  invitation_id uuid not null,
  primary key (tenant_id, suffix, invitation_id)
);
select secure_tenant_table('invitation_suffixes', 'select, insert, delete');
create table audit_entry_suffixes (
  tenant_id uuid not null,
  suffix text collate "C" not null,
  entry_sequence bigint not null,
  primary key (tenant_id, suffix, entry_sequence)
);
select secure_tenant_table('audit_entry_suffixes', 'select, insert, delete');
create table data_look_suffixes (
  tenant_id uuid not null,
  suffix text collate "C" not null,
  look_sequence bigint not null,
  primary key (tenant_id, suffix, look_sequence)
);
select secure_tenant_table('data_look_suffixes', 'select, insert, delete');

-- What a word finds of the log by a label: one action, one kind or one reason, newest first.
create index audit_entries_action on audit_entries (tenant_id, action, changed_at, entry_sequence);
create index data_looks_kind on data_looks (tenant_id, kind, seen_at, look_sequence);
create index data_looks_reason on data_looks (tenant_id, reason, seen_at, look_sequence) where reason is not null;
