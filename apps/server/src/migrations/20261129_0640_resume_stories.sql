-- What a member writes of their way: stories with dates, each a list of steps.
create table resumes (
  tenant_id uuid not null,
  resume_sequence bigint not null generated always as identity,
  member_id uuid not null,
  headline text not null default '',
  version integer not null default 1,
  primary key (tenant_id, resume_sequence),
  unique (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
select secure_tenant_table('resumes');

create table resume_stories (
  tenant_id uuid not null,
  resume_sequence bigint not null,
  position integer not null,
  title text not null,
  description text not null,
  started_at_year integer not null,
  started_at_month integer not null check (started_at_month between 1 and 12),
  finished_at_year integer not null,
  finished_at_month integer not null check (finished_at_month between 1 and 12),
  primary key (tenant_id, resume_sequence, position),
  foreign key (tenant_id, resume_sequence) references resumes (tenant_id, resume_sequence) on delete cascade,
  check ((finished_at_year, finished_at_month) >= (started_at_year, started_at_month))
);
select secure_tenant_table('resume_stories');

create table resume_nodes (
  tenant_id uuid not null,
  resume_sequence bigint not null,
  story_position integer not null,
  position integer not null,
  level text not null,
  description text not null,
  job_group text not null,
  -- What it rests on; whether that shows is a matter of `resume_proofs`.
  club_sequence bigint,
  primary key (tenant_id, resume_sequence, story_position, position),
  foreign key (tenant_id, resume_sequence, story_position) references resume_stories (tenant_id, resume_sequence, position)
    on delete cascade,
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence)
    on delete set null (club_sequence)
);
create index resume_nodes_club on resume_nodes (tenant_id, club_sequence) where club_sequence is not null;
select secure_tenant_table('resume_nodes');

-- What a member consents to show of a finished club, as the records had it then. Without a row nothing shows.
create table resume_proofs (
  tenant_id uuid not null,
  member_id uuid not null,
  club_sequence bigint not null,
  club_name text not null,
  finished_at timestamptz not null,
  final_count integer not null,
  average_grade integer,
  -- In percent.
  growth integer,
  consented_at timestamptz not null,
  primary key (tenant_id, member_id, club_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade,
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index resume_proofs_club on resume_proofs (tenant_id, club_sequence);
select secure_tenant_table('resume_proofs');

-- Public links. One that is closed stays for a while, so that its page says what became of it.
create table resume_links (
  tenant_id uuid not null,
  -- It is looked for by this one, and shown to its owner by the other.
  secret_hash text not null,
  sealed_secret text,
  resume_sequence bigint not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  look_count integer not null default 0,
  primary key (tenant_id, secret_hash),
  foreign key (tenant_id, resume_sequence) references resumes (tenant_id, resume_sequence) on delete cascade,
  check ((withdrawn_at is null) = (sealed_secret is not null))
);
create unique index resume_links_open on resume_links (tenant_id, resume_sequence) where withdrawn_at is null;
create index resume_links_resume on resume_links (tenant_id, resume_sequence);
select secure_tenant_table('resume_links');
