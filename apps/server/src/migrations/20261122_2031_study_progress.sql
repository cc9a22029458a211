-- What somebody has read of each study, added up by triggers (functions/study-progress.sql): pages, and when last.
create table study_progress (
  tenant_id uuid not null,
  club_sequence bigint not null,
  club_study_sequence bigint not null,
  member_id uuid not null,
  read_pages integer not null,
  last_read_at timestamptz not null,
  primary key (tenant_id, club_study_sequence, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, club_study_sequence) references club_studies (tenant_id, club_study_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('study_progress');
create index study_progress_by_member on study_progress (tenant_id, club_sequence, member_id);

-- The same over all studies of a lecture club.
alter table club_members
  add column read_pages integer not null default 0,
  add column last_read_at timestamptz;
