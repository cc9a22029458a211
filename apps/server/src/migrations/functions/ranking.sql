-- The ranking of a month is read, not added up. It has each member's points as of its last computation (each minute),
-- and the place for each existing sum.

-- Adds up what the ledger got since the last time, and makes the rankings of those months anew. One at a time for a
-- tenant. Each row costs a lookup by its key, and no plan depends on the tenant. For one that has just grown the
-- planner knows of no rows, and would read all of them for each.
create or replace function rank_points(tenant uuid, most integer default 100000) returns integer
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  zone text := (select time_zone from tenants where tenant_id = tenant);
  taken integer;
  months date[];
begin
  perform pg_advisory_xact_lock(hashtextextended('ranking/' || tenant, 0));
  with gone as (
    delete from point_changes where tenant_id = tenant and change_sequence <= (
      select max(change_sequence) from (
        select change_sequence from point_changes where tenant_id = tenant order by change_sequence limit most) as next)
    returning member_id, points, happened_at
  ), sums as (
    select date_trunc('month', happened_at at time zone zone)::date as month, member_id, sum(points)::integer as points,
      count(*) as changes
    from gone group by 1, 2
  ), added as (
    insert into monthly_points as kept (tenant_id, month, member_id, points, ranked_points)
    select tenant, month, member_id, points,
      (select sums.points from members where tenant_id = tenant and member_id = sums.member_id and in_ranking and sums.points > 0)
    from sums
    on conflict (tenant_id, month, member_id) do update set points = kept.points + excluded.points,
      ranked_points = (select kept.points + excluded.points from members
        where tenant_id = tenant and member_id = kept.member_id and in_ranking and kept.points + excluded.points > 0)
  )
  select sum(changes), array_agg(distinct month) into taken, months from sums;
  if taken is null then return 0; end if;
  perform place_points(tenant, one) from unnest(months) as one;
  return taken;
end $$;

-- The sum as rankings show it: not of whom they do not show, nor of whom nothing is left.
create or replace function ranked_sum(tenant uuid, who uuid, sum integer) returns integer language plpgsql stable as $$
begin
  return (select sum from members where tenant_id = tenant and member_id = who and in_ranking and sum > 0);
end $$;

-- Which place each sum of a month gives: those with as much share it, the next one counts them (1, 1, 3).
create or replace function place_points(tenant uuid, ranked date) returns void language plpgsql as $$
begin
  delete from monthly_places where tenant_id = tenant and month = ranked;
  insert into monthly_places (tenant_id, month, points, place, members)
  select tenant, ranked, ranked_points, 1 + coalesce(sum(count(*)) over (
      order by ranked_points desc rows between unbounded preceding and 1 preceding), 0), count(*)
  from monthly_points
  where tenant_id = tenant and month = ranked and ranked_points is not null
  group by ranked_points;
end $$;

-- Takes a member out of all rankings; or back in, from this month on. The places of months that are over stay as they are.
create or replace function show_in_rankings(tenant uuid, who uuid, shown boolean, this_month date)
returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('ranking/' || tenant, 0));
  update members set in_ranking = shown where tenant_id = tenant and member_id = who and in_ranking <> shown;
  if not found then return; end if;
  update monthly_places as held set members = held.members - 1
  from monthly_points as mine
  where not shown and mine.tenant_id = tenant and mine.member_id = who and mine.month < this_month
    and held.tenant_id = tenant and held.month = mine.month and held.points = mine.ranked_points;
  update monthly_points set ranked_points = ranked_sum(tenant, who, points)
  where tenant_id = tenant and member_id = who and (not shown or month = this_month);
  perform place_points(tenant, this_month);
end $$;
