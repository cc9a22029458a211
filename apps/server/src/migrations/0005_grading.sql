create table answer_grades (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  grader text not null check (grader in ('INSTRUCTOR', 'AI', 'SELF')),
  grade integer not null check (grade between 0 and 100),
  note text not null default '',
  -- [{ "name", "comment" }], one for each criterion of the quiz's rubric that has a comment
  criteria jsonb not null default '[]',
  graded_by uuid not null,
  graded_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, answer_sequence, grader),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, graded_by) references members (tenant_id, member_id)
);
select secure_tenant_table('answer_grades');

create table answer_feedback (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  text text not null,
  written_by uuid not null,
  written_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, written_by) references members (tenant_id, member_id)
);
select secure_tenant_table('answer_feedback');

create table feedback_files (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  file_key uuid not null,
  position integer not null,
  primary key (tenant_id, answer_sequence, file_key),
  foreign key (tenant_id, answer_sequence) references answer_feedback (tenant_id, answer_sequence),
  foreign key (tenant_id, file_key) references files (tenant_id, file_key)
);
create index feedback_files_by_file on feedback_files (tenant_id, file_key);
select secure_tenant_table('feedback_files');
