-- What people earned and what was taken back: rows are added, never changed (decisions, section 8).
create table point_entries (
  tenant_id uuid not null,
  entry_sequence bigint generated always as identity,
  member_id uuid not null,
  kind text not null check (kind in
    ('join', 'preAnswer', 'finalAnswer', 'onTime', 'like', 'onePick', 'reply', 'highScore', 'growth', 'quizUse')),
  -- What it is for: an answer, a club and who joined it, a member and a day of replies, a quiz and the club that uses it.
  subject text not null,
  -- Counts what happened to the subject: the key lets the same thing happen once.
  turn integer not null,
  -- How much of the subject counts from now on, more or less than before: likes, replies, tenths of a gain, or one.
  units integer not null check (units <> 0),
  -- Nothing where the organisation gives nothing for it, or the club none at all.
  points integer not null check (points = 0 or sign(points) = sign(units)),
  -- Without foreign keys: a draft of a club may be deleted, the record of what was earned by it stays.
  club_sequence bigint,
  quiz_sequence bigint,
  happened_at timestamptz not null,
  primary key (tenant_id, kind, subject, turn),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index point_entries_by_member on point_entries (tenant_id, member_id, happened_at desc, entry_sequence desc);
select secure_tenant_table('point_entries', 'select, insert');

-- What an organisation gives for each kind; a kind that is not named has the usual amount.
create table point_settings (
  tenant_id uuid not null references tenants,
  amounts jsonb not null,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('point_settings');

-- Whether what is done in the club earns points.
alter table clubs add column earns_points boolean not null default true;

-- A day's replies of a member.
create index replies_by_day on replies (tenant_id, member_id, created_at);
