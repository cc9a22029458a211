create table clubs (
  tenant_id uuid not null references tenants,
  club_sequence bigint generated always as identity,
  club_type text not null check (club_type in ('0100', '0200')),
  club_status text not null check (club_status in
    ('0000', '0100', '0110', '0120', '0200', '0210', '0220', '0300', '0310', '0400', '0500')),
  creator_id uuid not null,
  leader_id uuid not null,
  club_name text not null,
  -- Lower-cased NFC name and leader nickname for the search box.
  search_text text not null,
  description text not null default '',
  image_key uuid,
  start_at timestamptz,
  end_at timestamptz,
  recruit_start_at timestamptz,
  recruit_end_at timestamptz,
  study_cycle text[] not null default '{}',
  week_count integer check (week_count between 1 and 52),
  study_count integer check (study_count between 1 and 200),
  capacity integer check (capacity between 1 and 10000),
  job_groups text[] not null default '{}',
  jobs text[] not null default '{}',
  job_levels text[] not null default '{}',
  tags text[] not null default '{}',
  is_public boolean not null default true,
  self_grading boolean not null default false,
  ai_grading boolean not null default false,
  official_grading text not null default 'INSTRUCTOR' check (official_grading in ('INSTRUCTOR', 'AI', 'SELF')),
  anonymous boolean not null default false,
  join_approval boolean not null default false,
  late_joining boolean not null default true,
  participation_code text,
  member_count integer not null default 0 check (member_count >= 0),
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, club_sequence),
  foreign key (tenant_id, creator_id) references members (tenant_id, member_id),
  foreign key (tenant_id, leader_id) references members (tenant_id, member_id),
  foreign key (tenant_id, image_key) references files (tenant_id, file_key),
  constraint clubs_capacity check (capacity is null or member_count <= capacity),
  -- What is still being written (drafts and rejected clubs) may be half typed.
  constraint clubs_period check (end_at > start_at or club_status in ('0000', '0120')),
  constraint clubs_code_form check (participation_code ~ '^[A-Z0-9]{6,20}$' or club_status in ('0000', '0120'))
);
create unique index clubs_participation_code on clubs (tenant_id, participation_code)
  where club_status not in ('0000', '0120', '0220', '0500');
create index clubs_newest on clubs (tenant_id, club_type, club_sequence desc);
create index clubs_by_status on clubs (tenant_id, club_status, club_sequence desc);
create index clubs_by_creator on clubs (tenant_id, creator_id);
create index clubs_by_leader on clubs (tenant_id, leader_id);
select secure_tenant_table('clubs');

create table club_transitions (
  tenant_id uuid not null,
  transition_sequence bigint generated always as identity,
  club_sequence bigint not null,
  event text not null,
  from_status text,
  to_status text not null,
  -- Empty: the system or the clock.
  member_id uuid,
  reason text,
  happened_at timestamptz not null,
  primary key (tenant_id, transition_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index club_transitions_by_club on club_transitions (tenant_id, club_sequence, transition_sequence);
select secure_tenant_table('club_transitions', 'select, insert, delete');

create table club_instructors (
  tenant_id uuid not null,
  club_sequence bigint not null,
  member_id uuid not null,
  position integer not null default 0,
  primary key (tenant_id, club_sequence, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index club_instructors_by_member on club_instructors (tenant_id, member_id);
select secure_tenant_table('club_instructors');

create table club_members (
  tenant_id uuid not null,
  club_sequence bigint not null,
  member_id uuid not null,
  membership_status text not null check (membership_status in
    ('PENDING', 'MEMBER', 'REJECTED', 'CANCELLED', 'LEFT', 'EXPELLED')),
  message text not null default '',
  reason text,
  requested_at timestamptz not null,
  joined_at timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  primary key (tenant_id, club_sequence, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index club_members_by_member on club_members (tenant_id, member_id, membership_status);
create index club_members_by_status on club_members (tenant_id, club_sequence, membership_status, joined_at);
select secure_tenant_table('club_members');

create table club_favorites (
  tenant_id uuid not null,
  member_id uuid not null,
  club_sequence bigint not null,
  created_at timestamptz not null,
  primary key (tenant_id, member_id, club_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('club_favorites');
