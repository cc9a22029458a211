-- A code by which people come in whose address nobody knows: so many, until then.
create table class_codes (
  tenant_id uuid not null references tenants,
  class_code_id uuid not null,
  code text not null,
  name text not null,
  places integer not null check (places > 0),
  -- Counted as each comes in: the check keeps a place from being given twice.
  taken integer not null default 0 check (taken between 0 and places),
  -- Only those of its list come in, each once.
  needs_list boolean not null,
  created_by uuid not null,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  closed_at timestamptz,
  primary key (tenant_id, class_code_id),
  unique (tenant_id, code),
  foreign key (tenant_id, created_by) references members (tenant_id, member_id)
);
create index class_codes_age on class_codes (tenant_id, created_at, class_code_id);
create index class_codes_creator on class_codes (tenant_id, created_by);
select secure_tenant_table('class_codes');

create table class_code_clubs (
  tenant_id uuid not null references tenants,
  class_code_id uuid not null,
  club_sequence bigint not null,
  primary key (tenant_id, class_code_id, club_sequence),
  foreign key (tenant_id, class_code_id) references class_codes (tenant_id, class_code_id) on delete cascade,
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index class_code_clubs_club on class_code_clubs (tenant_id, club_sequence);
select secure_tenant_table('class_code_clubs');

-- Whom a code is for.
create table class_code_people (
  tenant_id uuid not null references tenants,
  class_code_id uuid not null,
  student_number text not null,
  name text not null,
  organization_code text not null,
  -- Whose account they became.
  member_id uuid,
  primary key (tenant_id, class_code_id, student_number),
  foreign key (tenant_id, class_code_id) references class_codes (tenant_id, class_code_id) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index class_code_people_member on class_code_people (tenant_id, member_id);
select secure_tenant_table('class_code_people');
