-- The curriculum of lecture clubs: studies in their order, each with contents as its materials.
create table club_studies (
  tenant_id uuid not null,
  club_study_sequence bigint generated always as identity,
  club_sequence bigint not null,
  position integer not null check (position > 0),
  title text not null,
  description text not null default '',
  -- Drafts may be half typed.
  start_at timestamptz,
  end_at timestamptz,
  primary key (tenant_id, club_study_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
select secure_tenant_table('club_studies');
create index club_studies_by_club on club_studies (tenant_id, club_sequence, position);

create table study_materials (
  tenant_id uuid not null,
  club_study_sequence bigint not null,
  content_sequence bigint not null,
  position integer not null check (position > 0),
  primary key (tenant_id, club_study_sequence, content_sequence),
  foreign key (tenant_id, club_study_sequence) references club_studies (tenant_id, club_study_sequence) on delete cascade,
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence)
);
select secure_tenant_table('study_materials');
create index study_materials_by_content on study_materials (tenant_id, content_sequence);

-- How the assistant of a lecture club is to answer.
create table club_assistants (
  tenant_id uuid not null,
  club_sequence bigint not null,
  is_on boolean not null,
  -- Empty: it is called as the product calls it.
  name text not null,
  tone text not null check (tone in ('FRIENDLY', 'FORMAL', 'BRIEF')),
  scope text not null check (scope in ('STUDY', 'SO_FAR', 'ALL')),
  beyond_materials boolean not null,
  daily_limit integer not null check (daily_limit between 1 and 200),
  primary key (tenant_id, club_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
select secure_tenant_table('club_assistants');
