-- A tenant of 10,000 members who got 100,000 rows of the ledger this month, and one of ten times as many.
create function pg_temp.id(kind integer, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
set session_replication_role = replica;
create temp table worlds as select * from (values (1, 'small', 10000), (2, 'large', 100000)) as one(world, uri, people);

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
select pg_temp.id(0, world), uri, uri, '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue' from worlds;

insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
select pg_temp.id(0, world), pg_temp.id(world, m), m || '@bench.test', m || '@bench.test', '', '멤버 ' || m, '{ROLE_USER}', now()
from worlds, generate_series(1, people) m;

-- What each has spreads as in life: a few much, most a little.
insert into point_entries
  (tenant_id, member_id, kind, subject, turn, units, points, units_balance, points_balance, happened_at)
select pg_temp.id(0, world), pg_temp.id(world, 1 + (power(random(), 2) * (people - 1))::int), 'finalAnswer', lpad(n::text, 8, '0'), 1, 1,
  1 + n % 10, 1, 1 + n % 10, now()
from worlds, generate_series(1, people * 10) n;
insert into point_changes (tenant_id, member_id, points, happened_at)
select tenant_id, member_id, points, happened_at from point_entries;
set session_replication_role = origin;
