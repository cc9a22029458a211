-- Why instructors graded otherwise than AI, by criterion: AI takes it in from then on. Each row is one change of a quiz's
-- notes in a club: a line begins, reads otherwise or, without text, is withdrawn. Of two changes at once the key lets one in.
create table rubric_notes (
  tenant_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  version integer not null check (version > 0),
  -- The version in which the line began.
  note_no integer not null,
  -- Empty: the answer as a whole.
  criterion text not null,
  text text not null,
  -- The answer that the line came from, and what the instructor gave the criterion there, 0-100.
  answer_sequence bigint not null,
  points integer not null check (points between 0 and 100),
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id, club_sequence, quiz_sequence, version),
  foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence) on delete cascade,
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('rubric_notes', 'select, insert');

-- A change of the notes that somebody looks at before it is made. Nothing else reads what is found for it.
create table rubric_note_previews (
  tenant_id uuid not null,
  preview_sequence bigint generated always as identity,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  -- Of the notes that it would follow.
  version integer not null,
  -- Null: a new line.
  note_no integer,
  criterion text not null,
  text text not null,
  answer_sequence bigint not null,
  points integer not null,
  -- Who reads the answers once more, and how many.
  model text not null,
  answer_count integer not null,
  -- Why the provider was asked no longer.
  stopped text,
  asked_by uuid not null,
  asked_at timestamptz not null,
  primary key (tenant_id, preview_sequence),
  foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence) on delete cascade,
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, asked_by) references members (tenant_id, member_id)
);
select secure_tenant_table('rubric_note_previews');

create table rubric_note_findings (
  tenant_id uuid not null,
  preview_sequence bigint not null,
  answer_sequence bigint not null,
  version_no integer not null,
  text_hash text not null,
  -- What a grader finds under the changed notes; null where they change nothing.
  found jsonb,
  prompt_version text not null,
  primary key (tenant_id, preview_sequence, answer_sequence),
  foreign key (tenant_id, preview_sequence)
    references rubric_note_previews (tenant_id, preview_sequence) on delete cascade,
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('rubric_note_findings');

-- An answer waits for the evaluation that counts (0), or for a preview's.
alter table ai_evaluation_due
  add column preview_sequence bigint not null default 0,
  drop constraint ai_evaluation_due_pkey,
  add primary key (tenant_id, answer_sequence, preview_sequence);
