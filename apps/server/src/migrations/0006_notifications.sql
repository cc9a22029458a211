-- What happened to a member, newest first in their bell; kept 30 days.
create table notifications (
  tenant_id uuid not null,
  notification_sequence bigint generated always as identity,
  member_id uuid not null,
  kind text not null,
  -- What it tells of has no foreign keys: each would lock a row that many write beside (the club, the quiz, the liked
  -- answer's author), and a notification is short-lived. Whoever reads joins, and leaves out what is gone.
  actor_id uuid,
  club_sequence bigint,
  quiz_sequence bigint,
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  checked_at timestamptz,
  primary key (tenant_id, notification_sequence),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
create index notifications_newest on notifications (tenant_id, member_id, notification_sequence desc);
create index notifications_age on notifications (tenant_id, created_at);
select secure_tenant_table('notifications');
