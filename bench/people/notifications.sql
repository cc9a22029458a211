-- A million notifications whose 30 days are over, and fifty thousand that are kept, spread over the members of the only club.
set session_replication_role = replica;
insert into notifications (tenant_id, member_id, kind, actor_id, detail, created_at, checked_at)
select whose.tenant_id, whose.ids[1 + n % cardinality(whose.ids)], 'like', whose.ids[1 + (n * 7) % cardinality(whose.ids)], '{}',
  now() - case when n <= 1000000 then interval '31 days' else interval '1 day' end - (n % 10000) * interval '1 second', null
from (select tenant_id, array_agg(member_id) as ids from members group by tenant_id order by count(*) limit 1) as whose,
  generate_series(1, 1050000) as n;
set session_replication_role = origin;
