-- Points are kept by triggers, so that every path that writes what earns them keeps them. Nothing is added for an act: what
-- its subject is worth now is compared with what the ledger holds, and the difference is added. So a repeat adds nothing,
-- and what is undone is taken back. docs/points.md says what counts; amounts and limits come from point-rules.ts.

-- In PL/pgSQL, whose plans are kept, as all here that is called with every act.
create or replace function point_amount(tenant uuid, what text) returns integer language plpgsql stable as $$
begin
  return coalesce(
    (select (amounts ->> what)::integer from point_settings where tenant_id = tenant),
    usual_points(what));
end $$;

-- Instants come from the clock of the services, which each transaction names.
create or replace function point_moment() returns timestamptz language sql stable as
  $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- Adds what is missing of one subject. Small statements one after the other: to start a larger one takes longer than all of these.
create or replace function settle_point(tenant uuid, who uuid, what text, about text, worth integer, amount integer,
  club bigint, quiz bigint, moment timestamptz) returns void language plpgsql as $$
declare
  turns integer;
  held integer;
  given integer;
  gained integer;
begin
  select turn, units_balance, points_balance into turns, held, given from point_entries
  where tenant_id = tenant and kind = what and subject = about order by turn desc limit 1;
  if not found then turns := 0; held := 0; given := 0; end if;
  if worth = held then return; end if;
  gained := case when worth > held then (worth - held) * amount else round(given::numeric * worth / held) - given end;
  insert into point_entries
    (tenant_id, member_id, kind, subject, turn, units, points, units_balance, points_balance, club_sequence, quiz_sequence,
      happened_at)
  values (tenant, who, what, about, turns + 1, worth - held, gained, worth, given + gained, club, quiz, moment);
  if gained <> 0 then
    insert into point_changes (tenant_id, member_id, points, happened_at) values (tenant, who, gained, moment);
  end if;
end $$;

-- Whoever claims holds what the subject is counted from, so that no two claims of one subject meet. `derived`: it happened
-- when the claim says, not now.
create or replace function settle_points(claims point_claim[], derived boolean default false)
returns void language plpgsql as $$
declare
  now_is timestamptz := point_moment();
  claim point_claim;
begin
  -- Of many claims most find nothing to add: one statement says which do.
  for claim in
    select claimed.* from unnest(claims) as claimed
    where claimed.units <> coalesce((select units_balance from point_entries as entry
      where entry.tenant_id = claimed.tenant_id and entry.kind = claimed.kind and entry.subject = claimed.subject
      order by turn desc limit 1), 0)
    order by claimed.happened_at, claimed.member_id
  loop
    perform settle_point(claim.tenant_id, claim.member_id, claim.kind, claim.subject, claim.units, claim.amount,
      claim.club_sequence, claim.quiz_sequence, case when derived then claim.happened_at else now_is end);
  end loop;
end $$;

-- What counts of an answer by itself, whoever asks.
create or replace function answer_units(answer answers, what text, deadline_at timestamptz) returns integer
language sql immutable as $$
  select case what
    when 'preAnswer' then (answer.answer_status <> '0001')::integer
    when 'finalAnswer' then (answer.answer_status = '0003')::integer
    when 'onTime' then is_on_time(answer.final_submitted_at, deadline_at)::integer
    when 'like' then counted_units('like', answer.like_count)
    when 'onePick' then counted_units('onePick', answer.one_pick_count) end
$$;

-- Growth as far as the instructor who graded the answer confirms it: who gives less than AI confirms no more than that.
create or replace function confirmed_growth(answer answers) returns numeric language sql immutable as
  $$ select normalised_change(answer.pre_grade, least(answer.ai_final_grade, answer.official_grade)) $$;

-- What answers are worth, by kinds. Grades count once their author may see them; a growth once an instructor graded the
-- answer; a grade that its author gave counts for nothing.
create or replace function answer_claims(tenant uuid, sequences bigint[], kinds text[])
returns setof point_claim language sql stable as $$
  select a.tenant_id, a.member_id, claim.kind, a.answer_sequence::text, claim.units,
    case when c.earns_points then point_amount(tenant, claim.kind) else 0 end,
    a.club_sequence, a.quiz_sequence, coalesce(claim.happened_at, a.updated_at)
  from answers as a
  join clubs as c using (tenant_id, club_sequence)
  join club_quizzes as q using (tenant_id, club_sequence, quiz_sequence)
  cross join lateral (
    select coalesce(bool_or(g.grader = 'INSTRUCTOR'), false) as is_confirmed, count(*) > 0 as is_of_others,
      max(g.graded_at) as graded_at
    from answer_grades as g
    where g.tenant_id = a.tenant_id and g.answer_sequence = a.answer_sequence and g.grader <> 'SELF'
  ) as grading
  cross join lateral (values
    ('preAnswer', answer_units(a, 'preAnswer', null), a.pre_submitted_at),
    ('finalAnswer', answer_units(a, 'finalAnswer', null), a.final_submitted_at),
    ('onTime', answer_units(a, 'onTime', q.deadline_at), a.final_submitted_at),
    ('like', answer_units(a, 'like', null), (select max(created_at) from answer_likes as l
      where l.tenant_id = a.tenant_id and l.answer_sequence = a.answer_sequence)),
    ('onePick', answer_units(a, 'onePick', null), (select max(created_at) from one_picks as p
      where p.tenant_id = a.tenant_id and p.answer_sequence = a.answer_sequence)),
    ('highScore', (is_high_score(a.official_grade) and a.grades_held is not true and is_of_others)::integer, grading.graded_at),
    ('growth', case when is_confirmed and c.ai_grading and a.grades_held is not true and a.answer_status = '0003'
      then round(greatest(confirmed_growth(a), 0) * 10)::integer end, grading.graded_at),
    ('influence', case when 'influence' = any(kinds) then (select counted_units('influence', count(*)) from answer_influences as i
      where i.tenant_id = a.tenant_id and i.source_sequence = a.answer_sequence and i.is_confirmed and i.stands) end,
      (select max(decided_at) from answer_influences as i
      where i.tenant_id = a.tenant_id and i.source_sequence = a.answer_sequence))
  ) as stated(kind, units, happened_at)
  cross join lateral (select stated.kind, coalesce(stated.units, 0) as units, stated.happened_at) as claim
  where a.tenant_id = tenant and a.answer_sequence = any(sequences) and claim.kind = any(kinds)
$$;

create or replace function settle_answers(tenant uuid, sequences bigint[], kinds text[]) returns void language plpgsql as $$
begin
  perform settle_points(array(select claim from answer_claims(tenant, sequences, kinds) as claim));
end $$;

-- The row of the answer is held by whoever changed it; that of its quiz, which tells what is on time, since it was counted.
create or replace function pay_answer() returns trigger language plpgsql as $$
declare
  earns boolean := (select earns_points from clubs where tenant_id = new.tenant_id and club_sequence = new.club_sequence);
  deadline timestamptz;
  what text;
begin
  if old.final_submitted_at is distinct from new.final_submitted_at then
    deadline := (select deadline_at from club_quizzes where tenant_id = new.tenant_id
      and club_sequence = new.club_sequence and quiz_sequence = new.quiz_sequence);
  end if;
  foreach what in array array_remove(array[
    case when old.answer_status is distinct from new.answer_status then 'preAnswer' end,
    case when old.answer_status is distinct from new.answer_status then 'finalAnswer' end,
    case when old.final_submitted_at is distinct from new.final_submitted_at then 'onTime' end,
    case when old.one_pick_count is distinct from new.one_pick_count then 'onePick' end
  ], null) loop
    perform settle_point(new.tenant_id, new.member_id, what, new.answer_sequence::text, answer_units(new, what, deadline),
      case when earns then point_amount(new.tenant_id, what) else 0 end, new.club_sequence, new.quiz_sequence, point_moment());
  end loop;
  if (old.grades_held, old.pre_grade, old.ai_final_grade) is distinct from
    (new.grades_held, new.pre_grade, new.ai_final_grade) then
    perform settle_answers(new.tenant_id, array[new.answer_sequence],
      case when old.grades_held is distinct from new.grades_held then array['highScore', 'growth'] else array['growth'] end);
  end if;
  return null;
end $$;
create or replace trigger answers_paid_in after insert on answers for each row
  when (new.answer_status <> '0001') execute function pay_answer();
create or replace trigger answers_paid
  after update of answer_status, final_text, final_submitted_at, one_pick_count, grades_held, pre_grade, ai_final_grade
  on answers for each row
  when (
    (old.answer_status, old.final_submitted_at, counted_units('onePick', old.one_pick_count), old.grades_held, old.pre_grade,
      old.ai_final_grade)
      is distinct from
    (new.answer_status, new.final_submitted_at, counted_units('onePick', new.one_pick_count), new.grades_held, new.pre_grade,
      new.ai_final_grade)
  ) execute function pay_answer();

-- After what grades change in their answers was written; of two graders of one answer the second waits.
create or replace function pay_grades() returns trigger language plpgsql as $$
declare
  tenant uuid := (select tenant_id from touched limit 1);
  sequences bigint[] := array(select distinct answer_sequence from touched);
begin
  if tenant is null then return null; end if;
  perform from answers where tenant_id = tenant and answer_sequence = any(sequences)
    order by answer_sequence for no key update;
  perform settle_answers(tenant, sequences, array['highScore', 'growth']);
  return null;
end $$;
create or replace trigger grades_paid_in after insert on answer_grades
  referencing new table as touched for each statement execute function pay_grades();
create or replace trigger grades_paid after update on answer_grades
  referencing new table as touched for each statement execute function pay_grades();
create or replace trigger grades_paid_out after delete on answer_grades
  referencing old table as touched for each statement execute function pay_grades();

-- Whoever submits waits for the quiz's row: no answer is claimed twice.
create or replace function pay_on_time() returns trigger language plpgsql as $$
begin
  perform settle_answers(new.tenant_id, array(
    select answer_sequence from answers where tenant_id = new.tenant_id and club_sequence = new.club_sequence
      and quiz_sequence = new.quiz_sequence and answer_status = '0003'), array['onTime']);
  return null;
end $$;
create or replace trigger club_quizzes_paid after update of deadline_at on club_quizzes for each row
  when (old.deadline_at is distinct from new.deadline_at) execute function pay_on_time();

-- As long as somebody is in a club; who leaves or is sent away gives it back.
create or replace function pay_joining() returns trigger language plpgsql as $$
begin
  perform settle_points(array(select membership_claim(new)));
  return null;
end $$;
create or replace function membership_claim(membership club_members) returns point_claim language sql stable as $$
  select membership.tenant_id, membership.member_id, 'join',
    membership.club_sequence || '/' || membership.member_id, (membership.membership_status = 'MEMBER')::integer,
    case when earns_points then point_amount(membership.tenant_id, 'join') else 0 end,
    membership.club_sequence, null::bigint, coalesce(membership.joined_at, membership.requested_at)
  from clubs where tenant_id = membership.tenant_id and club_sequence = membership.club_sequence
$$;
create or replace trigger club_members_paid_in after insert on club_members for each row
  when (new.membership_status = 'MEMBER') execute function pay_joining();
create or replace trigger club_members_paid after update of membership_status on club_members for each row
  when ((old.membership_status = 'MEMBER') <> (new.membership_status = 'MEMBER')) execute function pay_joining();

-- Whether a club gives points may change between a reply and the next one of its day, so each reply keeps how it was.
create or replace function note_earning() returns trigger language plpgsql as $$
begin
  new.earns_points := (select clubs.earns_points from answers join clubs using (tenant_id, club_sequence)
    where answers.tenant_id = new.tenant_id and answer_sequence = new.answer_sequence) is true;
  return new;
end $$;
create or replace trigger replies_earning before insert on replies for each row execute function note_earning();

-- The replies of a member on one day of the tenant, to answers of others, where they earn. The place is the one of the last.
create or replace function reply_claim(tenant uuid, author uuid, zone text, day date, club bigint, quiz bigint)
returns point_claim language sql stable as $$
  select tenant, author, 'reply', author || '/' || day, counted_units('reply', count(*)),
    point_amount(tenant, 'reply'), club, quiz, max(replies.created_at)
  from replies join answers using (tenant_id, answer_sequence)
  where tenant_id = tenant and replies.member_id = author and answers.member_id <> author and reply_status = '0001'
    and replies.earns_points and replies.created_at >= day::timestamp at time zone zone
    and replies.created_at < (day + 1)::timestamp at time zone zone
$$;
create or replace function pay_reply() returns trigger language plpgsql as $$
declare
  reply replies := coalesce(new, old);
  zone text := (select time_zone from tenants where tenant_id = reply.tenant_id);
  place answers;
begin
  -- A reply to a post earns nothing.
  if reply.answer_sequence is null then return null; end if;
  select * into place from answers where tenant_id = reply.tenant_id and answer_sequence = reply.answer_sequence;
  if place.member_id = reply.member_id then return null; end if;
  -- What one person writes in several places at once is counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('reply/' || reply.tenant_id || reply.member_id, 0));
  perform settle_points(array[reply_claim(reply.tenant_id, reply.member_id, zone,
    (reply.created_at at time zone zone)::date, place.club_sequence, place.quiz_sequence)]);
  return null;
end $$;
create or replace trigger replies_paid_in after insert on replies for each row execute function pay_reply();
create or replace trigger replies_paid after update of reply_status on replies for each row
  when (old.reply_status <> new.reply_status) execute function pay_reply();
create or replace trigger replies_paid_out after delete on replies for each row execute function pay_reply();

-- Whoever wrote a quiz first earns from each club that others run and that uses it or a copy of it.
create or replace function use_claim(tenant uuid, quiz bigint, club bigint) returns point_claim language sql stable as $$
  select tenant, origin.author_id, 'quizUse', origin.quiz_sequence || '/' || club, (count(used.*) > 0)::integer,
    case when coalesce(bool_and(clubs.earns_points), true) then point_amount(tenant, 'quizUse') else 0 end,
    club, origin.quiz_sequence, coalesce(max(clubs.created_at), point_moment())
  from quizzes as origin
  left join clubs on clubs.tenant_id = tenant and clubs.club_sequence = club and counts_as_use(clubs.club_status)
    and origin.author_id not in (clubs.creator_id, clubs.leader_id)
    and not exists (select from club_instructors as i where i.tenant_id = tenant and i.club_sequence = club
      and i.member_id = origin.author_id)
  left join lateral (
    select from club_quizzes join quizzes using (tenant_id, quiz_sequence)
    where tenant_id = tenant and club_quizzes.club_sequence = clubs.club_sequence
      and coalesce(origin_quiz_sequence, quiz_sequence) = origin.quiz_sequence
  ) as used on true
  where origin.tenant_id = tenant and origin.quiz_sequence = quiz
  group by origin.author_id, origin.quiz_sequence
$$;
create or replace function settle_uses(tenant uuid, club bigint, quizzes_placed bigint[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('use/' || tenant || club, 0));
  perform settle_points(array(select use_claim(tenant, origin, club) from (
    select distinct coalesce(origin_quiz_sequence, quiz_sequence) as origin from quizzes
    where tenant_id = tenant and quiz_sequence = any(quizzes_placed)) as origins));
end $$;
create or replace function pay_use() returns trigger language plpgsql as $$
declare
  place club_quizzes := coalesce(new, old);
begin
  perform settle_uses(place.tenant_id, place.club_sequence, array[place.quiz_sequence]);
  return null;
end $$;
create or replace trigger club_quizzes_use_paid after insert or delete on club_quizzes
  for each row execute function pay_use();
create or replace function pay_uses() returns trigger language plpgsql as $$
begin
  perform settle_uses(new.tenant_id, new.club_sequence, array(
    select quiz_sequence from club_quizzes where tenant_id = new.tenant_id and club_sequence = new.club_sequence));
  return null;
end $$;
create or replace trigger clubs_use_paid after update of club_status on clubs for each row
  when (counts_as_use(old.club_status) <> counts_as_use(new.club_status)) execute function pay_uses();

-- The ledger of what was done before there was one, by the moments that rows remember.
create or replace function derive_points(tenant uuid) returns void language plpgsql as $$
declare
  zone text := (select time_zone from tenants where tenant_id = tenant);
  club bigint;
begin
  for club in select club_sequence from clubs where tenant_id = tenant order by club_sequence loop
    perform settle_points(array(select membership_claim(one) from club_members as one
      where tenant_id = tenant and club_sequence = club), true);
    perform settle_points(array(select claim from answer_claims(tenant, array(
      select answer_sequence from answers where tenant_id = tenant and club_sequence = club),
      array['preAnswer', 'finalAnswer', 'onTime', 'like', 'onePick', 'highScore', 'growth', 'influence'])
      as claim), true);
    perform settle_points(array(select use_claim(tenant, origin, club) from (
      select distinct coalesce(origin_quiz_sequence, quiz_sequence) as origin
      from club_quizzes join quizzes using (tenant_id, quiz_sequence)
      where tenant_id = tenant and club_sequence = club) as origins), true);
  end loop;
  perform settle_points(array(
    select reply_claim(tenant, author, zone, day, club_sequence, quiz_sequence) from (
      select distinct on (replies.member_id, (replies.created_at at time zone zone)::date)
        replies.member_id as author, (replies.created_at at time zone zone)::date as day, club_sequence, quiz_sequence
      from replies join answers using (tenant_id, answer_sequence)
      where tenant_id = tenant and replies.member_id <> answers.member_id and reply_status = '0001'
        and replies.earns_points
      order by 1, 2, reply_sequence desc) as days), true);
end $$;
