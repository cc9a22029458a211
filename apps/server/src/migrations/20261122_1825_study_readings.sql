-- How far members have read the materials of a study.
create table study_readings (
  tenant_id uuid not null,
  club_study_sequence bigint not null,
  content_sequence bigint not null,
  member_id uuid not null,
  -- The page where they stopped, and the furthest one that they saw; 1 for the end of what has no pages.
  at integer not null check (at > 0),
  furthest integer not null check (furthest >= at),
  read_at timestamptz not null,
  primary key (tenant_id, club_study_sequence, member_id, content_sequence),
  foreign key (tenant_id, club_study_sequence) references club_studies (tenant_id, club_study_sequence) on delete cascade,
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('study_readings');
