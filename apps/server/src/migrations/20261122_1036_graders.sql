-- What each grader of a club looks at just now. Lost with the database's power is no loss: a look lasts seconds.
create unlogged table grading_looks (
  tenant_id uuid not null,
  club_sequence bigint not null,
  member_id uuid not null,
  answer_sequence bigint not null,
  -- Said again while the answer stays open.
  looked_at timestamptz not null,
  primary key (tenant_id, club_sequence, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence) on delete cascade
);
create index grading_looks_by_answer on grading_looks (tenant_id, answer_sequence);
select secure_tenant_table('grading_looks');

-- How the graders of a club divide its answers: all parts of a club are of one kind.
create table grading_parts (
  tenant_id uuid not null,
  club_sequence bigint not null,
  member_id uuid not null,
  kind text not null check (kind in ('QUIZ', 'NAME', 'SHARE')),
  position integer not null,
  -- By quiz: whose answers the part is.
  quizzes bigint[] not null default '{}',
  -- By name: from these letters on, up to where the next part begins.
  from_letters text not null default '',
  -- By share: per cent of all answers.
  share integer not null default 0 check (share between 0 and 100),
  primary key (tenant_id, club_sequence, member_id),
  unique (tenant_id, club_sequence, position),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('grading_parts');
