-- The statistics of an organisation count answers by when they were handed in, over all its clubs.
create index answers_pre_time on answers (tenant_id, pre_submitted_at) include (member_id)
  where pre_submitted_at is not null;
create index answers_final_time on answers (tenant_id, final_submitted_at) include (member_id)
  where final_submitted_at is not null;
create index club_members_joined on club_members (tenant_id, joined_at) include (member_id) where joined_at is not null;
create index lecture_questions_asked on lecture_questions (tenant_id, asked_at) include (member_id);
