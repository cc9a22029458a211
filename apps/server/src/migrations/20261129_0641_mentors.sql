-- Whom a manager named as a mentor.
create table mentors (
  tenant_id uuid not null,
  member_id uuid not null,
  -- 0002 to 0005: the levels 1 to 4.
  mentor_type text not null check (mentor_type in ('0002', '0003', '0004', '0005')),
  -- Whether the organisation certifies them.
  authenticated boolean not null,
  job_group text not null,
  job_level text not null,
  introduction text not null default '',
  -- Periods of every week where the organisation is, such as `TUE 19:00-21:00`.
  hours text[] not null default '{}' check (
    array_to_string(hours, ',') || ',' ~
      '^((MON|TUE|WED|THU|FRI|SAT|SUN) ([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9],)*$|^,$'
  ),
  version integer not null default 1,
  named_at timestamptz not null,
  named_by uuid not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade,
  foreign key (tenant_id, named_by) references members (tenant_id, member_id)
);
create index mentors_namer on mentors (tenant_id, named_by);
select secure_tenant_table('mentors');

-- Seminars that somebody wishes for from a mentor.
create table mentor_wishes (
  tenant_id uuid not null,
  wish_sequence bigint not null generated always as identity,
  mentor_id uuid not null,
  requested_by uuid not null,
  wish text not null,
  -- 0001 registered, 0002 accepted, 0003 declined.
  regist_status text not null default '0001' check (regist_status in ('0001', '0002', '0003')),
  reason text not null default '',
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  -- The seminar that was planned for it.
  post_sequence bigint,
  primary key (tenant_id, wish_sequence),
  foreign key (tenant_id, mentor_id) references members (tenant_id, member_id) on delete cascade,
  foreign key (tenant_id, requested_by) references members (tenant_id, member_id) on delete cascade,
  foreign key (tenant_id, decided_by) references members (tenant_id, member_id),
  foreign key (tenant_id, post_sequence) references seminars (tenant_id, post_sequence)
    on delete set null (post_sequence)
);
create index mentor_wishes_mentor on mentor_wishes (tenant_id, mentor_id, wish_sequence desc);
create index mentor_wishes_waiting on mentor_wishes (tenant_id, mentor_id, wish_sequence) where regist_status = '0001';
create index mentor_wishes_requester on mentor_wishes (tenant_id, requested_by);
create index mentor_wishes_decider on mentor_wishes (tenant_id, decided_by);
create index mentor_wishes_post on mentor_wishes (tenant_id, post_sequence) where post_sequence is not null;
select secure_tenant_table('mentor_wishes');

-- Who wishes for it, who asked among them.
create table mentor_wish_members (
  tenant_id uuid not null,
  wish_sequence bigint not null,
  member_id uuid not null,
  joined_at timestamptz not null,
  primary key (tenant_id, wish_sequence, member_id),
  foreign key (tenant_id, wish_sequence) references mentor_wishes (tenant_id, wish_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index mentor_wish_members_member on mentor_wish_members (tenant_id, member_id);
select secure_tenant_table('mentor_wish_members');
