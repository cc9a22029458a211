-- A job that was merged into another one, and where it stood, for the way back.
create table code_merges (
  tenant_id uuid not null references tenants,
  kind text not null check (kind = 'JOB'),
  code text not null,
  into_code text not null,
  merged_at timestamptz not null,
  clubs bigint[] not null,
  quizzes bigint[] not null,
  -- Those among them that had the other one as well.
  clubs_with_both bigint[] not null,
  quizzes_with_both bigint[] not null,
  primary key (tenant_id, kind, code),
  check (code <> into_code),
  foreign key (tenant_id, kind, code) references codes (tenant_id, kind, code) on delete cascade,
  foreign key (tenant_id, kind, into_code) references codes (tenant_id, kind, code) on delete cascade
);
create index code_merges_into on code_merges (tenant_id, kind, into_code);
select secure_tenant_table('code_merges');
