-- What managers narrow long lists to: an index that holds those rows alone, in the order of the list.
create index members_locked on members (tenant_id, nickname, member_id) where status = 'LOCKED';
create index members_dormant on members (tenant_id, nickname, member_id) where dormant_at is not null;
create index members_by_type on members (tenant_id, member_type, nickname, member_id);
create index members_by_organization on members (tenant_id, organization_code, nickname, member_id)
  where organization_code <> '';
create index audit_entries_reasons on audit_entries (tenant_id, changed_at, entry_sequence) where reason <> '';
create index data_looks_reasons on data_looks (tenant_id, seen_at, look_sequence) where reason is not null;
create index data_looks_downloads on data_looks (tenant_id, seen_at, look_sequence)
  where kind in ('export', 'answerFiles', 'memberExport', 'auditLog');
