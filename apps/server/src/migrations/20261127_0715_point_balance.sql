-- What a subject holds with each entry, so that the last one says it: to add them up took longer with each turn.
alter table point_entries
  add column units_balance integer not null default 0,
  add column points_balance integer not null default 0;
-- The backfill of this name tells the rows from before.
alter table point_entries alter column units_balance drop default, alter column points_balance drop default;

-- What a subject is worth, and what one unit of it earns.
create type point_claim as (
  tenant_id uuid, member_id uuid, kind text, subject text, units integer, amount integer,
  club_sequence bigint, quiz_sequence bigint, happened_at timestamptz
);
drop function if exists settle_points(point_entries[], boolean);
drop function if exists answer_claims(uuid, bigint[], text[]);
drop function if exists membership_claim(club_members);
drop function if exists reply_claim(uuid, uuid, text, date, bigint, bigint);
drop function if exists use_claim(uuid, bigint, bigint);
