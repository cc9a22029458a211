-- What the assistant could not answer, by when it was asked: the work of who runs a club.
create index assistant_messages_not_found on assistant_messages (tenant_id, club_sequence, asked_at)
  where state = 'NOT_FOUND';
create index lecture_questions_not_found on lecture_questions (tenant_id, club_sequence, asked_at)
  where status = 'AI_ANSWERED' and found -> 'sentences' = '[]';
-- What members of a club asked, the newest first.
create index assistant_messages_of_club on assistant_messages (tenant_id, club_sequence, message_sequence desc);
