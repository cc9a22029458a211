-- The place in a material of a lecture club that a message is about; of a page alone, or of a passage.
alter table club_messages
  add column club_study_sequence bigint,
  add column content_sequence bigint,
  add column unit_no integer check (unit_no > 0),
  add column position integer check (position > 0),
  add foreign key (tenant_id, club_study_sequence) references club_studies (tenant_id, club_study_sequence)
    on delete set null (club_study_sequence),
  add foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence)
    on delete set null (content_sequence);
create index club_messages_by_study on club_messages (tenant_id, club_study_sequence);
create index club_messages_by_content on club_messages (tenant_id, content_sequence);
