-- Feedback that AI drafts for whoever grades an answer, one row for each draft that they asked for. It is nobody's feedback
-- until they save it as theirs.
create table feedback_drafts (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  member_id uuid not null,
  turn integer not null check (turn >= 0),
  -- A hash of what the draft rests on: with another answer or grade it is drafted anew.
  about text not null,
  asked_at timestamptz not null,
  -- { "text", "isBuiltIn", "model", "notice", "templates", "earlierCount" }; null until it is written.
  draft jsonb,
  has_failed boolean not null default false,
  primary key (tenant_id, answer_sequence, member_id, turn),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  check (draft is null or not has_failed)
);
select secure_tenant_table('feedback_drafts');
create index feedback_drafts_of_member on feedback_drafts (tenant_id, member_id);
create index feedback_drafts_left on feedback_drafts (tenant_id, asked_at);
