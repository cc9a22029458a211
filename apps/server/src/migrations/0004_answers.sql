create table answers (
  tenant_id uuid not null,
  answer_sequence bigint generated always as identity,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  member_id uuid not null,
  -- Stands for the member's id where a club hides who wrote an answer.
  alias_id uuid not null default gen_random_uuid(),
  -- 0001 pre-answer draft, 0002 pre-answer submitted, 0003 final answer
  answer_status text not null check (answer_status in ('0001', '0002', '0003')),
  pre_text text not null default '',
  pre_submitted_at timestamptz,
  final_text text not null default '',
  final_submitted_at timestamptz,
  final_revised_at timestamptz,
  -- What is being typed: the pre-answer before it is submitted, the final answer (or its revision) after.
  draft_text text,
  draft_saved_at timestamptz,
  draft_version integer not null default 0,
  content_read_at timestamptz,
  comprehension integer check (comprehension between 1 and 5),
  like_count integer not null default 0 check (like_count >= 0),
  one_pick_count integer not null default 0 check (one_pick_count >= 0),
  reply_count integer not null default 0 check (reply_count >= 0),
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, answer_sequence),
  unique (tenant_id, club_sequence, quiz_sequence, member_id),
  unique (tenant_id, alias_id),
  foreign key (tenant_id, club_sequence, quiz_sequence)
    references club_quizzes (tenant_id, club_sequence, quiz_sequence),
  foreign key (tenant_id, club_sequence, member_id) references club_members (tenant_id, club_sequence, member_id),
  constraint answers_pre_submitted check ((answer_status = '0001') = (pre_submitted_at is null)),
  constraint answers_final_submitted check ((answer_status = '0003') = (final_submitted_at is not null))
);
create index answers_newest on answers (tenant_id, club_sequence, quiz_sequence, pre_submitted_at desc);
create index answers_by_member on answers (tenant_id, member_id, club_sequence);
select secure_tenant_table('answers');

create table answer_versions (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  version_no integer not null,
  step text not null check (step in ('PRE', 'FINAL')),
  text text not null,
  -- In order; a file that a later version drops stays known here.
  file_keys uuid[] not null default '{}',
  submitted_at timestamptz not null,
  primary key (tenant_id, answer_sequence, version_no),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('answer_versions', 'select, insert');

create table answer_files (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  -- DRAFT: uploaded, not yet submitted with an answer
  step text not null check (step in ('DRAFT', 'PRE', 'FINAL')),
  file_key uuid not null,
  position integer not null,
  primary key (tenant_id, answer_sequence, step, file_key),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, file_key) references files (tenant_id, file_key)
);
create index answer_files_by_file on answer_files (tenant_id, file_key);
select secure_tenant_table('answer_files');

create table answer_likes (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, answer_sequence, member_id),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('answer_likes');

-- The primary key is the rule: one one-pick for each member and quiz.
create table one_picks (
  tenant_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  member_id uuid not null,
  answer_sequence bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, club_sequence, quiz_sequence, member_id),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index one_picks_by_answer on one_picks (tenant_id, answer_sequence);
select secure_tenant_table('one_picks');

create table replies (
  tenant_id uuid not null,
  reply_sequence bigint generated always as identity,
  answer_sequence bigint not null,
  -- The reply of the first level that a nested one stands under.
  parent_reply_sequence bigint,
  -- Whom a nested reply answers.
  addressee_id uuid,
  member_id uuid not null,
  body text not null,
  -- 0001 shown, 0003 deleted but keeping its place for its nested replies
  reply_status text not null default '0001' check (reply_status in ('0001', '0003')),
  created_at timestamptz not null,
  edited_at timestamptz,
  primary key (tenant_id, reply_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, parent_reply_sequence) references replies (tenant_id, reply_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id),
  foreign key (tenant_id, addressee_id) references members (tenant_id, member_id)
);
create index replies_by_answer on replies (tenant_id, answer_sequence, reply_sequence);
create index replies_by_parent on replies (tenant_id, parent_reply_sequence);
create index replies_by_member on replies (tenant_id, member_id, reply_sequence desc);
select secure_tenant_table('replies');
