-- Who looked at what people wish for from a mentor.
alter table data_looks
  add column mentor_id uuid,
  add foreign key (tenant_id, mentor_id) references members (tenant_id, member_id) on delete cascade;
create index data_looks_mentor on data_looks (tenant_id, mentor_id) where mentor_id is not null;
drop index data_looks_once_a_day;
create unique index data_looks_once_a_day
  on data_looks (tenant_id, seen_by, kind, club_sequence, post_sequence, mentor_id, member_id, seen_on)
  nulls not distinct where kind not in ('export', 'answerFiles', 'memberExport', 'auditLog', 'participantExport');
