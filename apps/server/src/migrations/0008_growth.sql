-- What a pre-answer was worth: where growth begins. AI gives it in clubs with AI grading; nobody edits it, and a member
-- sees it only beside the grade of the final answer.
create table answer_pre_grades (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  grade integer not null check (grade between 0 and 100),
  graded_at timestamptz not null,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('answer_pre_grades');
