-- The pre-answers of a club's quiz in a few groups, for the class that is about to meet.
create table quiz_briefs (
  tenant_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  -- Since when one is being made; null once it is.
  asked_at timestamptz,
  -- The answers that it rests on: their hash, how many there were and how many were read.
  answers_hash text,
  total_count integer,
  read_count integer,
  -- { "groups": [{ "name", "title", "isRight", "count", "typical": [answer_sequence], "passage", "ask" }],
  --   "silentCount", "otherCount" }
  found jsonb,
  model text,
  prompt_version text,
  -- Why no provider made it.
  reason text,
  made_at timestamptz,
  primary key (tenant_id, club_sequence, quiz_sequence),
  foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence) on delete cascade,
  check ((made_at is null) = (found is null))
);
select secure_tenant_table('quiz_briefs');
