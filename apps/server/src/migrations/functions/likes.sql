-- A like is the most frequent action, and often undone. It records itself, and what remains of a minute's likes is
-- settled at once, in the author's ledger and the quiz's figures.

create or replace function note_likes() returns trigger language plpgsql as $$
begin
  insert into like_changes (tenant_id, answer_sequence, quiz_sequence, likes, happened_at)
  values (new.tenant_id, new.answer_sequence, new.quiz_sequence, new.like_count - coalesce(old.like_count, 0), point_moment());
  return null;
end $$;
create or replace trigger answers_liked_in after insert on answers for each row when (new.like_count > 0) execute function note_likes();
create or replace trigger answers_liked after update of like_count on answers for each row
  when (new.like_count <> old.like_count) execute function note_likes();

-- Settles up to `most` answers and returns how many they were; what somebody is changing meanwhile waits for the next time. Who
-- likes holds the answer until the change is noted, so whoever holds it sees each change that its counter has.
create or replace function settle_likes(tenant uuid, most integer) returns integer
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  zone text := (select time_zone from tenants where tenant_id = tenant);
  usual integer := point_amount(tenant, 'like');
  held bigint[] := array(
    select answer_sequence from answers
    where tenant_id = tenant and answer_sequence in (select answer_sequence from like_changes where tenant_id = tenant)
    order by answer_sequence limit most for no key update skip locked);
  claim record;
begin
  -- A month ends with as many as there were before the likes of later months.
  for claim in
    with gone as (
      delete from like_changes where tenant_id = tenant and answer_sequence = any(held)
      returning answer_sequence, quiz_sequence, likes, happened_at
    ), counted as (
      insert into quiz_changes (tenant_id, quiz_sequence, likes)
      select tenant, quiz_sequence, sum(likes) from gone group by quiz_sequence having sum(likes) <> 0
    ), months as (
      select answer_sequence, date_trunc('month', happened_at at time zone zone) as month, max(happened_at) as happened_at,
        sum(sum(likes)) over later - sum(likes) as likes_later
      from gone group by 1, 2
      window later as (partition by answer_sequence order by date_trunc('month', happened_at at time zone zone) desc)
    )
    select a.tenant_id, a.member_id, a.answer_sequence, a.club_sequence, a.quiz_sequence, months.happened_at,
      counted_units('like', (a.like_count - months.likes_later)::bigint) as units,
      case when c.earns_points then usual else 0 end as amount
    from months
    join answers as a on a.tenant_id = tenant and a.answer_sequence = months.answer_sequence
    join clubs as c on c.tenant_id = tenant and c.club_sequence = a.club_sequence
    order by months.happened_at, a.answer_sequence
  loop
    perform settle_point(claim.tenant_id, claim.member_id, 'like', claim.answer_sequence::text, claim.units, claim.amount,
      claim.club_sequence, claim.quiz_sequence, claim.happened_at);
  end loop;
  return cardinality(held);
end $$;

-- What was liked until now earns what was promised then.
create or replace function settle_likes_first() returns trigger language plpgsql as $$
begin
  while settle_likes(new.tenant_id, 1000) > 0 loop end loop;
  return new;
end $$;
create or replace trigger point_settings_likes_first before insert or update of amounts on point_settings
  for each row execute function settle_likes_first();
create or replace trigger clubs_likes_first before update of earns_points on clubs for each row
  when (old.earns_points <> new.earns_points) execute function settle_likes_first();
