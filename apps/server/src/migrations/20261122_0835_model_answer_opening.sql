-- The model answer opens with the final answer, or at the deadline where the club holds it.
alter table clubs add column hold_model_answer boolean not null default false;

-- When the quiz's deadline first passed, kept where the deadline was put off after: the model answer has been open since.
alter table club_quizzes add column model_answer_opened_at timestamptz;

-- Submitted when its author could read the model answer.
alter table answer_versions add column after_model_answer boolean not null default false;

-- The version whose text and files the final answer has, which is graded and which others read; null: the last one.
alter table answers add column counted_version_no integer;
alter table answers add foreign key (tenant_id, answer_sequence, counted_version_no)
  references answer_versions (tenant_id, answer_sequence, version_no);

-- Files of a revision that came after the model answer.
alter table answer_files drop constraint answer_files_step_check;
alter table answer_files add check (step in ('DRAFT', 'PRE', 'FINAL', 'REVISED'));

-- Who let which version count, each time.
create table counted_version_choices (
  tenant_id uuid not null,
  choice_sequence bigint generated always as identity,
  answer_sequence bigint not null,
  version_no integer not null,
  chosen_by uuid not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, choice_sequence),
  foreign key (tenant_id, answer_sequence, version_no) references answer_versions (tenant_id, answer_sequence, version_no),
  foreign key (tenant_id, chosen_by) references members (tenant_id, member_id)
);
create index counted_version_choices_by_answer on counted_version_choices (tenant_id, answer_sequence);
select secure_tenant_table('counted_version_choices', 'select, insert');
