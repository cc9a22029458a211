-- A seminar is a post that people come to: of its own kind (0003), or of a mentor (0005).
alter table posts
  drop constraint posts_content_type_check,
  add constraint posts_content_type_check check (content_type in ('0001', '0002', '0003', '0005'));

create table seminars (
  tenant_id uuid not null,
  post_sequence bigint not null,
  -- 0001 not opened yet, 0002 open, 0003 closed at capacity, 0004 held, 0005 cancelled.
  seminar_status text not null default '0001' check (seminar_status in ('0001', '0002', '0003', '0004', '0005')),
  -- Why it was cancelled.
  status_reason text not null default '',
  start_at timestamptz not null,
  end_at timestamptz not null,
  -- 0001 at a place, 0002 online, 0003 both.
  place_type text not null check (place_type in ('0001', '0002', '0003')),
  place text not null,
  lecturer_name text not null,
  capacity integer not null check (capacity > 0),
  -- Places that are taken, or held for whom they are offered: rows of `seminar_participants` that do not wait.
  participant_count integer not null default 0,
  reminded_at timestamptz,
  banner_position integer check (banner_position > 0),
  banner_from timestamptz,
  banner_until timestamptz,
  -- What is said once it was held.
  word text not null default '',
  word_at timestamptz,
  word_post_sequence bigint,
  primary key (tenant_id, post_sequence),
  foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, word_post_sequence) references posts (tenant_id, post_sequence)
    on delete set null (word_post_sequence),
  check (end_at > start_at),
  check (participant_count between 0 and capacity),
  check ((banner_position is null) = (banner_from is null) and (banner_position is null) = (banner_until is null)),
  check (banner_until > banner_from)
);
create index seminars_running on seminars (tenant_id, end_at) where seminar_status in ('0002', '0003');
create index seminars_banner on seminars (tenant_id, banner_position, post_sequence) where banner_position is not null;
create index seminars_word_post on seminars (tenant_id, word_post_sequence) where word_post_sequence is not null;
select secure_tenant_table('seminars');

-- Requests that a seminar be opened, and what became of them.
create table seminar_establishments (
  tenant_id uuid not null,
  establishment_sequence bigint not null generated always as identity,
  post_sequence bigint not null,
  requested_by uuid not null,
  -- 0001 of a mentor, 0002 another one.
  establishment_type text not null check (establishment_type in ('0001', '0002')),
  -- 0001 registered, 0002 opened, 0003 declined.
  regist_status text not null default '0001' check (regist_status in ('0001', '0002', '0003')),
  reason text not null default '',
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  primary key (tenant_id, establishment_sequence),
  foreign key (tenant_id, post_sequence) references seminars (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, requested_by) references members (tenant_id, member_id),
  foreign key (tenant_id, decided_by) references members (tenant_id, member_id)
);
create index seminar_establishments_seminar on seminar_establishments (tenant_id, post_sequence, establishment_sequence);
create unique index seminar_establishments_waiting on seminar_establishments (tenant_id, post_sequence)
  where regist_status = '0001';
create index seminar_establishments_requester on seminar_establishments (tenant_id, requested_by);
create index seminar_establishments_decider on seminar_establishments (tenant_id, decided_by);
select secure_tenant_table('seminar_establishments');

-- Who comes to a seminar, or waits for a place in the order of the applications.
create table seminar_participants (
  tenant_id uuid not null,
  post_sequence bigint not null,
  member_id uuid not null,
  application_sequence bigint not null generated always as identity,
  participant_status text not null check (participant_status in ('JOINED', 'WAITING', 'OFFERED')),
  applied_at timestamptz not null,
  -- Until when an offered place is held.
  offered_until timestamptz,
  -- What the holder says of whether they came; null before.
  attended boolean,
  primary key (tenant_id, post_sequence, member_id),
  foreign key (tenant_id, post_sequence) references seminars (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade,
  check ((participant_status = 'OFFERED') = (offered_until is not null))
);
create index seminar_participants_order on seminar_participants (tenant_id, post_sequence, application_sequence);
create index seminar_participants_member on seminar_participants (tenant_id, member_id, application_sequence desc);
create index seminar_participants_offered on seminar_participants (tenant_id, offered_until)
  where offered_until is not null;
select secure_tenant_table('seminar_participants');

-- Who looked at the people of a seminar.
alter table data_looks
  add column post_sequence bigint,
  add foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade;
create index data_looks_post on data_looks (tenant_id, post_sequence) where post_sequence is not null;
drop index data_looks_once_a_day;
create unique index data_looks_once_a_day
  on data_looks (tenant_id, seen_by, kind, club_sequence, post_sequence, member_id, seen_on)
  nulls not distinct where kind not in ('export', 'answerFiles', 'memberExport', 'auditLog', 'participantExport');
drop index data_looks_downloads;
create index data_looks_downloads on data_looks (tenant_id, seen_at, look_sequence)
  where kind in ('export', 'answerFiles', 'memberExport', 'auditLog', 'participantExport');
