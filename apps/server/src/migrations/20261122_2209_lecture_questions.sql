-- The last number that a club's questions have had: who asks holds the row until the question is there, so none is left out.
create table lecture_question_numbers (
  tenant_id uuid not null,
  club_sequence bigint not null,
  last_number integer not null,
  primary key (tenant_id, club_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
select secure_tenant_table('lecture_question_numbers');

-- What members of a lecture club ask in one of its studies.
create table lecture_questions (
  tenant_id uuid not null,
  club_sequence bigint not null,
  serial_number integer not null check (serial_number > 0),
  club_study_sequence bigint not null,
  member_id uuid not null,
  question text not null,
  -- The place in a material that it is about: page and passage as far as they are known, and what stands there.
  content_sequence bigint,
  unit_no integer check (unit_no > 0),
  position integer check (position > 0),
  quote text not null default '',
  is_private boolean not null,
  -- Asked of the assistant first.
  asks_assistant boolean not null,
  status text not null check (status in ('WAITING_AI', 'AI_ANSWERED', 'WAITING_INSTRUCTOR', 'INSTRUCTOR_ANSWERED')),
  asked_at timestamptz not null,
  -- Since when an instructor is asked; kept once they have answered.
  waiting_at timestamptz,
  solved_at timestamptz,
  wonder_count integer not null default 0 check (wonder_count >= 0),
  -- What its words mean, to find questions like it.
  meanings integer[] not null,
  -- What the materials and verified answers say; null until they were read.
  found jsonb,
  answer text,
  answer_sources jsonb not null default '[]',
  answered_by uuid,
  answered_at timestamptz,
  -- Whether the assistant may rest on the answer.
  is_source boolean not null default false,
  -- Counts the answers that it got.
  version integer not null default 0,
  primary key (tenant_id, club_sequence, serial_number),
  check ((status = 'INSTRUCTOR_ANSWERED') = (answer is not null)),
  check ((answer is null) = (answered_by is null)),
  check ((answer is null) = (answered_at is null)),
  check (status <> 'WAITING_INSTRUCTOR' or waiting_at is not null),
  -- What only one member and the instructors may read is nobody's source.
  check (not is_source or (answer is not null and not is_private)),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  constraint lecture_questions_study foreign key (tenant_id, club_study_sequence)
    references club_studies (tenant_id, club_study_sequence),
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence)
    on delete set null (content_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, answered_by) references members (tenant_id, member_id)
);
select secure_tenant_table('lecture_questions');
create index lecture_questions_waiting on lecture_questions (tenant_id, club_sequence, waiting_at, serial_number)
  where status = 'WAITING_INSTRUCTOR';
create index lecture_questions_by_study on lecture_questions (tenant_id, club_study_sequence, serial_number);
create index lecture_questions_by_member on lecture_questions (tenant_id, club_sequence, member_id, serial_number);
create index lecture_questions_wondered on lecture_questions (tenant_id, club_sequence, wonder_count, serial_number);
create index lecture_questions_answered on lecture_questions (tenant_id, club_sequence, serial_number)
  where status = 'INSTRUCTOR_ANSWERED';
create index lecture_questions_unread on lecture_questions (tenant_id, asked_at) where found is null;
create index lecture_questions_by_content on lecture_questions (tenant_id, content_sequence);
-- What the counts of a list are read from.
create index lecture_questions_counted
  on lecture_questions (tenant_id, club_sequence, club_study_sequence, status, is_private, member_id);

-- Who wonders the same.
create table lecture_question_wonders (
  tenant_id uuid not null,
  club_sequence bigint not null,
  serial_number integer not null,
  member_id uuid not null,
  wondered_at timestamptz not null,
  primary key (tenant_id, club_sequence, serial_number, member_id),
  foreign key (tenant_id, club_sequence, serial_number)
    references lecture_questions (tenant_id, club_sequence, serial_number) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('lecture_question_wonders');
