-- The ledger cannot be rewritten by the server, but for this: what two accounts of one person earned follows the rows that earn it.
-- Then all that is kept beside those rows is counted anew. Nothing is done where it agrees already, so that it serves both ways.
create or replace function follow_points(tenant uuid, who uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  zone text := (select time_zone from tenants where tenant_id = tenant);
  days date[];
  months date[];
begin
  if tenant is distinct from nullif(current_setting('app.tenant_id', true), '')::uuid then
    raise exception 'another tenant' using errcode = 'insufficient_privilege';
  end if;
  update point_entries as entry set member_id = own.member_id
  from answers as own
  where own.tenant_id = tenant and own.member_id = any(who)
    and entry.tenant_id = tenant and entry.kind not in ('join', 'reply', 'quizUse')
    and entry.member_id = any(who) and entry.member_id <> own.member_id and entry.subject = own.answer_sequence::text;
  update point_entries as entry set member_id = own.author_id
  from quizzes as own
  where own.tenant_id = tenant and own.author_id = any(who)
    and entry.tenant_id = tenant and entry.kind = 'quizUse' and entry.quiz_sequence = own.quiz_sequence
    and entry.member_id = any(who) and entry.member_id <> own.author_id;
  -- A membership that changed hands; where both have one each keeps its own.
  update point_entries as entry set member_id = own.member_id, subject = own.club_sequence || '/' || own.member_id
  from club_members as own
  where own.tenant_id = tenant and own.member_id = any(who)
    and entry.tenant_id = tenant and entry.kind = 'join' and entry.club_sequence = own.club_sequence
    and entry.member_id = any(who) and entry.member_id <> own.member_id
    and not exists (select from club_members as left_over where left_over.tenant_id = tenant
      and left_over.club_sequence = own.club_sequence and left_over.member_id = entry.member_id)
    and not exists (select from point_entries as held where held.tenant_id = tenant and held.kind = 'join'
      and held.subject = own.club_sequence || '/' || own.member_id);
  -- A day's replies that changed hands; where both wrote on it, it is counted anew below.
  update point_entries as entry set member_id = other.id, subject = other.id || '/' || split_part(entry.subject, '/', 2)
  from unnest(who) as other(id)
  where entry.tenant_id = tenant and entry.kind = 'reply' and entry.member_id = any(who) and entry.member_id <> other.id
    and not exists (select from replies where tenant_id = tenant and replies.member_id = entry.member_id
      and (replies.created_at at time zone zone)::date::text = split_part(entry.subject, '/', 2))
    and exists (select from replies where tenant_id = tenant and replies.member_id = other.id
      and (replies.created_at at time zone zone)::date::text = split_part(entry.subject, '/', 2))
    and not exists (select from point_entries as held where held.tenant_id = tenant and held.kind = 'reply'
      and held.subject = other.id || '/' || split_part(entry.subject, '/', 2));

  perform settle_points(array(select membership_claim(one) from club_members as one
    where tenant_id = tenant and member_id = any(who)), true);
  days := array(
    select distinct (created_at at time zone zone)::date from replies where tenant_id = tenant and member_id = any(who)
    union select split_part(subject, '/', 2)::date from point_entries
    where tenant_id = tenant and kind = 'reply' and member_id = any(who));
  perform settle_points(array(
    select row(tenant, author, 'reply', author || '/' || day, coalesce(claim.units, 0), claim.amount, last.club_sequence,
      last.quiz_sequence, coalesce(claim.happened_at, (day + 1)::timestamp at time zone zone - interval '1 second'))::point_claim
    from unnest(days) as day cross join unnest(who) as author
    cross join lateral (
      select club_sequence, quiz_sequence from point_entries
      where tenant_id = tenant and kind = 'reply' and subject = author || '/' || day
      union all
      select club_sequence, quiz_sequence from replies join answers using (tenant_id, answer_sequence)
      where tenant_id = tenant and replies.member_id = author and (replies.created_at at time zone zone)::date = day
      limit 1
    ) as last
    cross join lateral reply_claim(tenant, author, zone, day, last.club_sequence, last.quiz_sequence) as claim), true);
  perform settle_points(array(
    select use_claim(tenant, used.quiz_sequence, used.club_sequence) from (
      select distinct quiz_sequence, club_sequence from point_entries
      where tenant_id = tenant and kind = 'quizUse' and member_id = any(who)
      union select distinct coalesce(origin_quiz_sequence, quiz_sequence), club_sequence
      from club_quizzes join quizzes using (tenant_id, quiz_sequence)
      where tenant_id = tenant and coalesce(origin_quiz_sequence, quiz_sequence) in
        (select quiz_sequence from quizzes where tenant_id = tenant and author_id = any(who))) as used), true);

  perform pg_advisory_xact_lock(hashtextextended('ranking/' || tenant, 0));
  with dated as (
    select member_id, points, happened_at from point_entries where tenant_id = tenant and member_id = any(who)
    union all select member_id, -points, happened_at from point_changes where tenant_id = tenant and member_id = any(who)
  ), sums as (
    select member_id, date_trunc('month', happened_at at time zone zone)::date as month, sum(points)::integer as points
    from dated group by 1, 2
  ), told as (
    select coalesce(sums.member_id, kept.member_id) as member_id, coalesce(sums.month, kept.month) as month,
      coalesce(sums.points, 0) as points, kept.points as held, kept.ranked_points as ranked
    from sums full join (select member_id, month, points, ranked_points from monthly_points
      where tenant_id = tenant and member_id = any(who)) as kept using (member_id, month)
  ), written as (
    insert into monthly_points as kept (tenant_id, month, member_id, points, ranked_points)
    select tenant, month, member_id, points, ranked_sum(tenant, member_id, points) from told
    where points is distinct from held and (held is not null or points <> 0)
      or ranked is distinct from ranked_sum(tenant, member_id, points)
    on conflict (tenant_id, month, member_id)
      do update set points = excluded.points, ranked_points = excluded.ranked_points
    returning month
  )
  select array_agg(distinct month) into months from written;
  perform place_points(tenant, one) from unnest(months) as one;
end $$;
revoke all on function follow_points(uuid, uuid[]) from public;
do $$ begin
  execute format('grant execute on function follow_points(uuid, uuid[]) to %I', current_setting('app.server_role'));
end $$;

-- What two accounts have read, counted anew from what stands: the triggers of a row do not know that it changed its member.
create or replace function recount_reading(tenant uuid, who uuid[]) returns void language plpgsql as $$
begin
  with read as (
    select club_studies.club_sequence, readings.club_study_sequence, readings.member_id, sum(furthest)::integer as pages,
      max(read_at) as at
    from study_readings as readings join club_studies using (tenant_id, club_study_sequence)
    where tenant_id = tenant and readings.member_id = any(who) group by 1, 2, 3
  ), gone as (
    update study_progress as held set read_pages = 0 where tenant_id = tenant and member_id = any(who)
      and not exists (select from read where (read.club_study_sequence, read.member_id)
        = (held.club_study_sequence, held.member_id))
  )
  insert into study_progress as held (tenant_id, club_sequence, club_study_sequence, member_id, read_pages, last_read_at)
  select tenant, club_sequence, club_study_sequence, member_id, pages, at from read
  on conflict (tenant_id, club_study_sequence, member_id) do update set read_pages = excluded.read_pages,
    last_read_at = excluded.last_read_at;
  update club_members as one set
    read_pages = coalesce((select sum(read_pages) from study_progress where tenant_id = tenant
      and study_progress.club_sequence = one.club_sequence and study_progress.member_id = one.member_id), 0),
    last_read_at = (select max(last_read_at) from study_progress where tenant_id = tenant
      and study_progress.club_sequence = one.club_sequence and study_progress.member_id = one.member_id
      and study_progress.read_pages > 0)
  where tenant_id = tenant and member_id = any(who);
end $$;

-- The account that stands for one that was merged, itself where it was not.
create or replace function standing_account(tenant uuid, who uuid) returns uuid language plpgsql stable as $$
declare
  next uuid := who;
begin
  loop
    select kept_id into next from member_merges where tenant_id = tenant and merged_id = who and undone_at is null;
    if not found then return who; end if;
    who := next;
  end loop;
end $$;
