-- What AI writes out of contents, for whoever asked: model answers for quizzes, or quizzes. Drafts are nobody's text until a
-- person takes them over.
create table ai_writings (
  tenant_id uuid not null,
  writing_sequence bigint generated always as identity,
  member_id uuid not null,
  kind text not null check (kind in ('MODEL_ANSWER', 'QUIZ')),
  content_sequence bigint not null,
  -- Drafts that were asked for.
  wanted integer not null check (wanted > 0),
  jobs text[] not null,
  job_levels text[] not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'FAILED')),
  -- Why there is nothing: a name out of the contract's table.
  failure text,
  -- Why the built-in tools write: a name out of the table of those who ask providers.
  notice text,
  -- Who works on it says until when; after that anybody may. What kills its worker is not begun for ever.
  claimed_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  primary key (tenant_id, writing_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence) on delete cascade,
  check ((state = 'FAILED') = (failure is not null))
);
select secure_tenant_table('ai_writings');
create index ai_writings_of_member on ai_writings (tenant_id, member_id, writing_sequence);
create index ai_writings_of_content on ai_writings (tenant_id, content_sequence);
create index ai_writings_due on ai_writings (tenant_id, writing_sequence) where state = 'WAITING';

create table ai_drafts (
  tenant_id uuid not null,
  writing_sequence bigint not null,
  position integer not null,
  -- As the caller counts; the place for a quiz that was made.
  no integer not null,
  quiz_sequence bigint,
  question text not null,
  -- Null until it is written; empty where the content does not say.
  answer text,
  keywords text[] not null default '{}',
  -- [{ "position", "unitNo", "heading", "quote" }]
  sources jsonb not null default '[]',
  -- Null for the built-in tools.
  model text,
  prompt_version text,
  settled_at timestamptz,
  primary key (tenant_id, writing_sequence, position),
  foreign key (tenant_id, writing_sequence) references ai_writings (tenant_id, writing_sequence) on delete cascade,
  foreign key (tenant_id, quiz_sequence) references quizzes (tenant_id, quiz_sequence) on delete cascade
);
select secure_tenant_table('ai_drafts');
create index ai_drafts_of_quiz on ai_drafts (tenant_id, quiz_sequence) where quiz_sequence is not null;
