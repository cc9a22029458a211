create table contents (
  tenant_id uuid not null references tenants,
  content_sequence bigint generated always as identity,
  author_id uuid not null,
  -- '0320' is an uploaded file, anything else a URL.
  content_type text not null,
  title text not null,
  content_url text,
  file_key uuid,
  created_at timestamptz not null,
  primary key (tenant_id, content_sequence),
  foreign key (tenant_id, author_id) references members (tenant_id, member_id),
  foreign key (tenant_id, file_key) references files (tenant_id, file_key),
  constraint contents_place check ((content_type = '0320') = (file_key is not null)
    and (content_url is null) = (file_key is not null))
);
create index contents_by_author on contents (tenant_id, author_id, content_sequence desc);
select secure_tenant_table('contents');

create table quizzes (
  tenant_id uuid not null references tenants,
  quiz_sequence bigint generated always as identity,
  author_id uuid not null,
  question text not null,
  model_answer text not null default '',
  model_answer_keywords text[] not null default '{}',
  -- [{ "name", "weight" }]
  rubric jsonb not null default '[]',
  job_group text,
  jobs text[] not null default '{}',
  job_levels text[] not null default '{}',
  tags text[] not null default '{}',
  content_sequence bigint,
  quiz_status text not null default 'PRIVATE' check (quiz_status in ('PRIVATE', 'PUBLIC', 'HIDDEN', 'DELETED')),
  source_quiz_sequence bigint,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, quiz_sequence),
  foreign key (tenant_id, author_id) references members (tenant_id, member_id),
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence),
  foreign key (tenant_id, source_quiz_sequence) references quizzes (tenant_id, quiz_sequence)
);
create index quizzes_by_author on quizzes (tenant_id, author_id, quiz_sequence desc);
select secure_tenant_table('quizzes');

create table club_quizzes (
  tenant_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  position integer not null,
  week integer not null check (week between 1 and 52),
  open_at timestamptz,
  deadline_at timestamptz,
  published boolean not null default false,
  pre_count integer not null default 0 check (pre_count >= 0),
  final_count integer not null default 0 check (final_count >= 0),
  primary key (tenant_id, club_sequence, quiz_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, quiz_sequence) references quizzes (tenant_id, quiz_sequence)
);
create index club_quizzes_in_order on club_quizzes (tenant_id, club_sequence, position);
create index club_quizzes_by_quiz on club_quizzes (tenant_id, quiz_sequence);
select secure_tenant_table('club_quizzes');
