-- The drafting of a club's reports: one row for each club, of its last run.
create table club_evaluations (
  tenant_id uuid not null,
  club_sequence bigint not null,
  run integer not null default 1,
  state text not null check (state in ('RUNNING', 'DONE', 'FAILED')),
  total integer not null,
  done integer not null default 0,
  requested_by uuid not null,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, club_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, requested_by) references members (tenant_id, member_id)
);
select secure_tenant_table('club_evaluations');

-- One report for each member: written whole or not at all.
create table member_evaluations (
  tenant_id uuid not null,
  club_sequence bigint not null,
  member_id uuid not null,
  -- The run that last came by; a job that begins again goes on where this is older.
  run integer not null,
  -- The numbers that the sentences were drafted from.
  figures jsonb not null,
  -- { "participation", "progress", "scores", "growth", "strengths", "nextSteps" }
  sections jsonb not null,
  evaluation_status text not null default 'DRAFT' check (evaluation_status in ('DRAFT', 'RELEASED')),
  drafted_at timestamptz not null,
  edited_by uuid,
  edited_at timestamptz,
  released_at timestamptz,
  version integer not null default 1,
  primary key (tenant_id, club_sequence, member_id),
  foreign key (tenant_id, club_sequence, member_id)
    references club_members (tenant_id, club_sequence, member_id) on delete cascade,
  foreign key (tenant_id, edited_by) references members (tenant_id, member_id),
  constraint member_evaluations_released check ((evaluation_status = 'RELEASED') = (released_at is not null))
);
create index member_evaluations_by_status on member_evaluations (tenant_id, club_sequence, evaluation_status);
select secure_tenant_table('member_evaluations');
