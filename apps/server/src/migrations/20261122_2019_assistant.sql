-- What the assistants of lecture clubs find their answers by, and what was asked of them.

-- Answers that an instructor stands for, as sources.
create table verified_answers (
  tenant_id uuid not null,
  verified_answer_sequence bigint generated always as identity,
  club_sequence bigint not null,
  -- The study it is about; null where it is about the whole club.
  club_study_sequence bigint,
  -- The question's number in its club.
  serial_number integer not null check (serial_number > 0),
  question text not null,
  answer text not null,
  author_id uuid not null,
  verified_at timestamptz not null,
  primary key (tenant_id, verified_answer_sequence),
  unique (tenant_id, club_sequence, serial_number),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, club_study_sequence) references club_studies (tenant_id, club_study_sequence)
    on delete set null (club_study_sequence),
  foreign key (tenant_id, author_id) references members (tenant_id, member_id)
);
select secure_tenant_table('verified_answers');
create index verified_answers_by_study on verified_answers (tenant_id, club_study_sequence);

-- Texts that can be searched: a content's version, or a verified answer.
create table searched_texts (
  tenant_id uuid not null,
  searched_text_sequence bigint generated always as identity,
  content_sequence bigint,
  version_no integer,
  verified_answer_sequence bigint,
  passage_count integer not null,
  -- Which way of taking texts apart its terms come from.
  terms_version integer not null,
  primary key (tenant_id, searched_text_sequence),
  unique (tenant_id, content_sequence, version_no),
  unique (tenant_id, verified_answer_sequence),
  foreign key (tenant_id, content_sequence, version_no)
    references content_versions (tenant_id, content_sequence, version_no) on delete cascade,
  foreign key (tenant_id, verified_answer_sequence)
    references verified_answers (tenant_id, verified_answer_sequence) on delete cascade,
  check ((verified_answer_sequence is null) = (content_sequence is not null and version_no is not null))
);
select secure_tenant_table('searched_texts');

-- In which passages of a text a term stands: what a question costs depends on what is searched, not on what else there is.
create table searched_terms (
  tenant_id uuid not null,
  searched_text_sequence bigint not null,
  term integer not null,
  frequency integer not null,
  positions integer[] not null,
  primary key (tenant_id, searched_text_sequence, term),
  foreign key (tenant_id, searched_text_sequence)
    references searched_texts (tenant_id, searched_text_sequence) on delete cascade
);
select secure_tenant_table('searched_terms');

alter table club_assistants add column hints_first boolean not null default false;

-- What a member asked, and what the assistant answered.
create table assistant_messages (
  tenant_id uuid not null,
  message_sequence bigint generated always as identity,
  club_sequence bigint not null,
  -- Where it was asked; null once that study was taken out.
  club_study_sequence bigint,
  member_id uuid not null,
  scope text not null check (scope in ('STUDY', 'SO_FAR', 'ALL')),
  question text not null,
  -- The passage of a material that it is about; empty where it is about none.
  quote text not null,
  asked_at timestamptz not null,
  state text not null check (state in ('ANSWERING', 'ANSWERED', 'HINTED', 'NOT_FOUND', 'STOPPED', 'BROKEN')),
  -- The last sign of life of whoever answers.
  alive_at timestamptz not null,
  -- How often it was begun: who began before has no more say.
  turn integer not null default 0,
  -- [{ text, sources: [no] }], as far as it has come.
  sentences jsonb not null default '[]',
  -- [{ no, … }]: what the sentences rest on.
  sources jsonb not null default '[]',
  material_count integer not null default 0,
  -- It was answered without the materials, as the instructor allows.
  is_beyond boolean not null default false,
  -- Null: the built-in tools answered.
  model text,
  -- Why no provider was asked; null where one was, or none is set.
  stop text,
  primary key (tenant_id, message_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, club_study_sequence) references club_studies (tenant_id, club_study_sequence)
    on delete set null (club_study_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('assistant_messages');
create index assistant_messages_of_member
  on assistant_messages (tenant_id, club_sequence, member_id, message_sequence desc);
create index assistant_messages_of_study on assistant_messages (tenant_id, club_study_sequence);
