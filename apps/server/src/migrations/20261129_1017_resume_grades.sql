-- A step of a resume may rest on the answer to one quiz of the club.
alter table resume_nodes
  add column quiz_sequence bigint,
  add foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence) on delete set null (club_sequence, quiz_sequence);
create index resume_nodes_quiz on resume_nodes (tenant_id, club_sequence, quiz_sequence)
  where quiz_sequence is not null;

-- What a member consents to show of one official grade, as the records had it then. Without a row nothing shows.
create table resume_grade_proofs (
  tenant_id uuid not null,
  member_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  club_name text not null,
  topic text not null,
  grade integer not null check (grade between 0 and 100),
  graded_at timestamptz not null,
  consented_at timestamptz not null,
  primary key (tenant_id, member_id, club_sequence, quiz_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade,
  foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence) on delete cascade
);
create index resume_grade_proofs_quiz on resume_grade_proofs (tenant_id, club_sequence, quiz_sequence);
select secure_tenant_table('resume_grade_proofs');
