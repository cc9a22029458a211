-- What AI does with the answers to a quiz in a club, as an instructor decided after they saw it beside their own grades.
create table ai_grading_modes (
  tenant_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  -- OFF: answers are evaluated when somebody asks; SUGGEST: each final answer is, as evidence alone; OFFICIAL: what the model
  -- is sure enough of is the official grade, and all else waits.
  mode text not null check (mode in ('OFF', 'SUGGEST', 'OFFICIAL')),
  -- Least calibrated confidence of an official grade, and the model that was proven.
  confidence real check (confidence between 0 and 1),
  model text,
  version integer not null,
  decided_by uuid not null,
  decided_at timestamptz not null,
  check ((mode = 'OFFICIAL') = (confidence is not null) and (mode = 'OFFICIAL') = (model is not null)),
  primary key (tenant_id, club_sequence, quiz_sequence),
  foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence) on delete cascade,
  foreign key (tenant_id, decided_by) references members (tenant_id, member_id)
);
select secure_tenant_table('ai_grading_modes');
create index ai_official_quizzes on ai_grading_modes (tenant_id, club_sequence, quiz_sequence) where mode = 'OFFICIAL';

-- How often a model was within ten points of this tenant's instructors, by how sure it was: its confidence is read off it.
create table ai_calibrations (
  tenant_id uuid not null,
  model text not null,
  sample_count integer not null,
  -- [{ "at", "share" }], rising; empty where there are too few grades
  bends jsonb not null,
  -- Expected calibration error of grades that a fit had not seen, 0–1.
  error real,
  fitted_at timestamptz not null,
  primary key (tenant_id, model)
);
select secure_tenant_table('ai_calibrations');
