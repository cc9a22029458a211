update point_entries as entry set units_balance = told.units, points_balance = told.points
from (
  select kind, subject, turn, sum(units) over subjects as units, sum(points) over subjects as points
  from point_entries where tenant_id = :tenant
  window subjects as (partition by kind, subject order by turn)
) as told
where entry.tenant_id = :tenant and entry.kind = told.kind and entry.subject = told.subject and entry.turn = told.turn;
