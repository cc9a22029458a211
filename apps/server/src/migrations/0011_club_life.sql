-- What the clock told the members of: the moment it was told for, so that a date that moves is told anew.
alter table clubs add column told_end_at timestamptz;
alter table club_quizzes add column told_open_at timestamptz, add column told_deadline_at timestamptz;
create index club_quizzes_opening on club_quizzes (tenant_id, open_at);
create index club_quizzes_closing on club_quizzes (tenant_id, deadline_at);

-- A club's form each time it was submitted: what a manager decides on is compared with what they saw before.
create table club_submissions (
  tenant_id uuid not null,
  submission_sequence bigint generated always as identity,
  club_sequence bigint not null,
  form jsonb not null,
  submitted_by uuid not null,
  submitted_at timestamptz not null,
  primary key (tenant_id, submission_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, submitted_by) references members (tenant_id, member_id)
);
create index club_submissions_by_club on club_submissions (tenant_id, club_sequence, submission_sequence desc);
select secure_tenant_table('club_submissions', 'select, insert, delete');
