-- What a grader without a person found of a text: evidence beside the grades of people. Added to, never changed.
create table ai_evaluations (
  tenant_id uuid not null,
  evaluation_sequence bigint generated always as identity,
  answer_sequence bigint not null,
  -- The version of the final answer that was read, and its text's MD5: what was found counts while the same text counts.
  version_no integer not null,
  text_hash text not null,
  score integer not null check (score between 0 and 100),
  -- How likely an instructor's grade is within ten points, by the grader itself.
  confidence real not null check (confidence between 0 and 1),
  justification text not null,
  -- [{ "name", "points", "reason", "evidence": [{ "start", "end" }] }]; places count UTF-16 units of the text
  criteria jsonb not null,
  keywords_hit text[] not null,
  keywords_missed text[] not null,
  suggestion text not null,
  -- Parts of the text that spoke to the grader and were not read.
  unread text[] not null,
  model text not null,
  prompt_version text not null,
  evaluated_at timestamptz not null,
  primary key (tenant_id, evaluation_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
create index ai_evaluations_of_answer on ai_evaluations (tenant_id, answer_sequence, evaluation_sequence);
select secure_tenant_table('ai_evaluations', 'select, insert');

-- Answers that wait for an evaluation. Who works on one says until when; after that anybody may.
create table ai_evaluation_due (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  asked_at timestamptz not null,
  claimed_until timestamptz,
  failures integer not null default 0,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('ai_evaluation_due');
