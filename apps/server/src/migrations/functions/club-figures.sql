-- The figures of a club's dashboard are kept by triggers, so that every path that writes an answer or a grade keeps them.

-- One thing of a histogram moves from a place to another; places count from 1, null is none.
create or replace function moved_in_histogram(histogram integer[], from_place integer, to_place integer)
returns integer[] language plpgsql immutable as $$
begin
  if from_place is not null then histogram[from_place] := histogram[from_place] - 1; end if;
  if to_place is not null then histogram[to_place] := histogram[to_place] + 1; end if;
  return histogram;
end $$;

create or replace function grade_place(grade integer) returns integer language sql immutable as
  $$ select case when grade is not null then least(grade / 10, 9) + 1 end $$;

-- `isOpenedSoFar` of the contract.
create or replace function is_opened_so_far(published boolean, open_at timestamptz, pre_count integer, moment timestamptz)
returns boolean language sql immutable as
  $$ select pre_count > 0 or (published and open_at is not null and open_at <= moment) $$;

create or replace function is_on_time(submitted_at timestamptz, deadline_at timestamptz) returns boolean language sql immutable as
  $$ select submitted_at is not null and (deadline_at is null or submitted_at <= deadline_at) $$;

-- `normalisedChange` of the contract, which says where it comes from: growth from one grade to the other, -1 to 1.
create or replace function normalised_change(pre_grade integer, final_grade integer) returns numeric language sql immutable as $$
  select (case
    when final_grade = pre_grade then case when pre_grade not in (0, 100) then 0 end
    when final_grade > pre_grade then (final_grade - pre_grade)::numeric / (100 - pre_grade)
    else (final_grade - pre_grade)::numeric / pre_grade end)::numeric(12, 10)
$$;
-- Grades of one kind alone: AI read both texts. Before there is an official grade it would tell what AI makes of the answer.
create or replace function growth_of(answer answers) returns numeric language sql immutable as $$
  select case when answer.answer_status = '0003' and answer.official_grade is not null
    then normalised_change(answer.pre_grade, answer.ai_final_grade) end
$$;
create or replace function seen_growth(answer answers) returns numeric language sql immutable as
  $$ select case when answer.grades_held is not true then growth_of(answer) end $$;

-- Every writer takes the answer first, then the quiz, then the member: none waits in a ring.
create or replace function count_answer() returns trigger language plpgsql as $$
declare
  -- A row of nulls stands for no answer: what is counted of it is nothing.
  before answers := old;
  after answers := new;
  place answers := coalesce(new, old);
  submitted integer := coalesce(after.answer_status <> '0001', false)::int - coalesce(before.answer_status <> '0001', false)::int;
  final integer := coalesce(after.answer_status = '0003', false)::int - coalesce(before.answer_status = '0003', false)::int;
  -- The state in the queue is the rank's thousand: 0 asked to look again, 1 waiting, 2 without feedback.
  was integer := before.queue_rank / 1000;
  becomes integer := after.queue_rank / 1000;
  graded integer := (after.official_grade is not null)::int - (before.official_grade is not null)::int;
  points integer := coalesce(after.official_grade, 0) - coalesce(before.official_grade, 0);
  -- Of growth members hear, as places among them: what is held counts from its release.
  growth numeric := seen_growth(after);
  growth_before numeric := seen_growth(before);
  on_time integer;
begin
  update club_quizzes set
    pre_count = pre_count + submitted,
    final_count = final_count + final,
    review_count = review_count + coalesce(becomes = 0, false)::int - coalesce(was = 0, false)::int,
    waiting_count = waiting_count + coalesce(becomes = 1, false)::int - coalesce(was = 1, false)::int,
    feedback_missing_count = feedback_missing_count + coalesce(becomes = 2, false)::int - coalesce(was = 2, false)::int,
    on_time_count = on_time_count
      + is_on_time(after.final_submitted_at, deadline_at)::int - is_on_time(before.final_submitted_at, deadline_at)::int,
    grade_count = grade_count + graded,
    grade_sum = grade_sum + points,
    grade_histogram = case when before.official_grade is not distinct from after.official_grade then grade_histogram
      else moved_in_histogram(grade_histogram, grade_place(before.official_grade), grade_place(after.official_grade)) end,
    comprehension_histogram = case when before.comprehension is not distinct from after.comprehension
      then comprehension_histogram
      else moved_in_histogram(comprehension_histogram, before.comprehension, after.comprehension) end,
    discrimination_due = discrimination_due or before.official_grade is distinct from after.official_grade,
    grade_changes = grade_changes + (before.official_grade is distinct from after.official_grade)::int
  where tenant_id = place.tenant_id and club_sequence = place.club_sequence and quiz_sequence = place.quiz_sequence
  returning
    is_on_time(after.final_submitted_at, deadline_at)::int - is_on_time(before.final_submitted_at, deadline_at)::int
    into on_time;
  if submitted <> 0 or final <> 0 or graded <> 0 or points <> 0 or on_time <> 0
    or growth_before is distinct from growth then
    update club_members set
      submitted_count = submitted_count + submitted,
      final_count = final_count + final,
      on_time_count = on_time_count + on_time,
      grade_count = grade_count + graded,
      grade_sum = grade_sum + points,
      growth_count = growth_count + (growth is not null)::int - (growth_before is not null)::int,
      growth_sum = growth_sum + coalesce(growth, 0) - coalesce(growth_before, 0)
    where tenant_id = place.tenant_id and club_sequence = place.club_sequence and member_id = place.member_id;
  end if;
  return null;
end $$;

create or replace trigger answers_counted_in after insert on answers for each row
  when (new.answer_status <> '0001' or new.comprehension is not null) execute function count_answer();
create or replace trigger answers_counted_out after delete on answers for each row
  when (old.answer_status <> '0001' or old.comprehension is not null) execute function count_answer();
-- Likes, replies and drafts write answers all the time: the condition costs them nothing. Another text takes AI's grade away.
create or replace trigger answers_counted
  after update of answer_status, final_text, final_submitted_at, official_grade, pre_grade, ai_final_grade, grades_held, comprehension,
    queue_rank
  on answers for each row
  when (
    (old.answer_status, old.final_submitted_at, old.official_grade, old.comprehension, old.queue_rank / 1000, seen_growth(old))
      is distinct from
    (new.answer_status, new.final_submitted_at, new.official_grade, new.comprehension, new.queue_rank / 1000, seen_growth(new))
    and coalesce(current_setting('app.recounting', true), '') <> 'on'
  ) execute function count_answer();

-- What is taken back before leaves nothing to release. Whether the author waits for a release: as the club says at the
-- first grade or feedback, and then until the release.
create or replace function held_after(held boolean, is_found boolean, holds boolean) returns boolean language sql immutable as
  $$ select case when is_found then coalesce(held, holds) when not held then false end $$;

create or replace function hold_pre_grade() returns trigger language plpgsql as $$
begin
  new.grades_held := (
    select held_after(new.grades_held, new.grades_held or new.official_grade is not null, hold_grades)
    from clubs where tenant_id = new.tenant_id and club_sequence = new.club_sequence);
  return new;
end $$;
create or replace trigger answers_pre_grade_held before insert or update of pre_grade on answers for each row
  when (new.pre_grade is not null) execute function hold_pre_grade();

-- Grades and feedback are written one by one and in bulk: once for a statement, whatever it touched.
create or replace function count_grades() returns trigger language plpgsql as $$
declare
  many integer := (select count(*) from touched);
begin
  if many = 0 then return null; end if;
  if many > 1 then
    perform from answers join touched using (tenant_id, answer_sequence)
      order by answers.answer_sequence for no key update of answers;
    perform from club_quizzes where (tenant_id, club_sequence, quiz_sequence) in
        (select tenant_id, club_sequence, quiz_sequence from answers join touched using (tenant_id, answer_sequence))
      order by club_sequence, quiz_sequence for no key update;
    perform from club_members where (tenant_id, club_sequence, member_id) in
        (select tenant_id, club_sequence, member_id from answers join touched using (tenant_id, answer_sequence))
      order by club_sequence, member_id for no key update;
  end if;
  update answers set official_grade = now_is.official_grade, grades_held = now_is.grades_held
  from (
    select tenant_id, answer_sequence, official_grade,
      held_after(grades_held, is_found or pre_grade is not null and official_grade is not null, hold_grades)
        as grades_held
    from (
      select answers.tenant_id, answers.answer_sequence, answers.pre_grade, answers.grades_held,
        bool_or(hold_grades) as hold_grades,
        coalesce(max(grade) filter (where grader = 'INSTRUCTOR'), max(grade) filter (where grader = 'AI'),
          max(grade) filter (where grader = official_grading)) as official_grade,
        count(*) filter (where grader <> 'SELF') > 0
          or exists (select from answer_feedback where answer_feedback.tenant_id = answers.tenant_id
            and answer_feedback.answer_sequence = answers.answer_sequence) as is_found
      from (select distinct tenant_id, answer_sequence from touched) as one
      join answers using (tenant_id, answer_sequence)
      join clubs using (tenant_id, club_sequence)
      left join answer_grades using (tenant_id, answer_sequence)
      group by answers.tenant_id, answers.answer_sequence
    ) as given
  ) as now_is
  where answers.tenant_id = now_is.tenant_id and answers.answer_sequence = now_is.answer_sequence
    and (answers.official_grade, answers.grades_held) is distinct from (now_is.official_grade, now_is.grades_held);
  return null;
end $$;
create or replace trigger grades_counted_in after insert on answer_grades
  referencing new table as touched for each statement execute function count_grades();
create or replace trigger grades_counted after update on answer_grades
  referencing new table as touched for each statement execute function count_grades();
create or replace trigger grades_counted_out after delete on answer_grades
  referencing old table as touched for each statement execute function count_grades();
create or replace trigger feedback_counted_in after insert on answer_feedback
  referencing new table as touched for each statement execute function count_grades();
create or replace trigger feedback_counted_out after delete on answer_feedback
  referencing old table as touched for each statement execute function count_grades();

-- A deadline that moves changes which answers were on time.
create or replace function count_on_time() returns trigger language plpgsql as $$
begin
  if current_setting('app.recounting', true) = 'on' then return null; end if;
  with changed as (
    select member_id, is_on_time(final_submitted_at, new.deadline_at)::int
      - is_on_time(final_submitted_at, old.deadline_at)::int as more
    from answers
    where tenant_id = new.tenant_id and club_sequence = new.club_sequence and quiz_sequence = new.quiz_sequence
      and answer_status = '0003'
  ), of_members as (
    update club_members set on_time_count = on_time_count + more from changed
    where tenant_id = new.tenant_id and club_sequence = new.club_sequence
      and club_members.member_id = changed.member_id and more <> 0
  )
  update club_quizzes set on_time_count = on_time_count + (select coalesce(sum(more), 0) from changed)
  where tenant_id = new.tenant_id and club_sequence = new.club_sequence and quiz_sequence = new.quiz_sequence;
  return null;
end $$;
create or replace trigger club_quizzes_on_time after update of deadline_at on club_quizzes for each row
  when (old.deadline_at is distinct from new.deadline_at) execute function count_on_time();

-- Counts a club anew: after a change of its official grading, and to mend what a restored or corrected table got wrong. Its
-- answers are read once, and only what was wrong is written.
create or replace function recount_club(tenant uuid, club bigint) returns void language plpgsql as $$
declare
  rule text := (select official_grading from clubs where tenant_id = tenant and club_sequence = club);
  wrong bigint[];
  official integer[];
begin
  perform set_config('app.recounting', 'on', true);
  select array_agg(answers.answer_sequence order by answers.answer_sequence),
    array_agg(coalesce(instructor.grade, ai.grade, by_rule.grade) order by answers.answer_sequence)
  into wrong, official
  from answers
  left join answer_grades as instructor on instructor.tenant_id = answers.tenant_id
    and instructor.answer_sequence = answers.answer_sequence and instructor.grader = 'INSTRUCTOR'
  left join answer_grades as ai on ai.tenant_id = answers.tenant_id
    and ai.answer_sequence = answers.answer_sequence and ai.grader = 'AI'
  left join answer_grades as by_rule on by_rule.tenant_id = answers.tenant_id
    and by_rule.answer_sequence = answers.answer_sequence and by_rule.grader = rule
  where answers.tenant_id = tenant and answers.club_sequence = club
    and answers.official_grade is distinct from coalesce(instructor.grade, ai.grade, by_rule.grade);
  if wrong is not null then
    update answers set official_grade = mended.grade
    from unnest(wrong, official) as mended(answer_sequence, grade)
    where answers.tenant_id = tenant and answers.answer_sequence = mended.answer_sequence;
  end if;
  perform from club_quizzes where tenant_id = tenant and club_sequence = club order by quiz_sequence for no key update;
  perform from club_members where tenant_id = tenant and club_sequence = club order by member_id for no key update;
  with facts as materialized (
    select a.quiz_sequence, a.member_id, a.answer_status, a.official_grade, seen_growth(a) as growth, a.comprehension, a.queue_rank / 1000 as state,
      is_on_time(a.final_submitted_at, q.deadline_at) as on_time
    from answers as a
    join club_quizzes as q using (tenant_id, club_sequence, quiz_sequence)
    where a.tenant_id = tenant and a.club_sequence = club
  ), of_quizzes as (
    select quiz_sequence,
      count(*) filter (where answer_status <> '0001') as submitted,
      count(*) filter (where answer_status = '0003') as final,
      count(*) filter (where state = 0) as review,
      count(*) filter (where state = 1) as waiting,
      count(*) filter (where state = 2) as feedback_missing,
      count(*) filter (where on_time) as on_time,
      count(official_grade) as graded,
      sum(official_grade) as points,
      array[
        count(*) filter (where official_grade < 10), count(*) filter (where official_grade between 10 and 19),
        count(*) filter (where official_grade between 20 and 29), count(*) filter (where official_grade between 30 and 39),
        count(*) filter (where official_grade between 40 and 49), count(*) filter (where official_grade between 50 and 59),
        count(*) filter (where official_grade between 60 and 69), count(*) filter (where official_grade between 70 and 79),
        count(*) filter (where official_grade between 80 and 89), count(*) filter (where official_grade >= 90)
      ]::integer[] as grades,
      array[
        count(*) filter (where comprehension = 1), count(*) filter (where comprehension = 2),
        count(*) filter (where comprehension = 3), count(*) filter (where comprehension = 4),
        count(*) filter (where comprehension = 5)
      ]::integer[] as comprehensions
    from facts group by quiz_sequence
  ), quizzes as (
    update club_quizzes set
      pre_count = coalesce(submitted, 0), final_count = coalesce(final, 0),
      review_count = coalesce(review, 0), waiting_count = coalesce(waiting, 0),
      feedback_missing_count = coalesce(feedback_missing, 0), on_time_count = coalesce(on_time, 0),
      grade_count = coalesce(graded, 0), grade_sum = coalesce(points, 0),
      grade_histogram = coalesce(grades, array_fill(0, array[10])),
      comprehension_histogram = coalesce(comprehensions, array_fill(0, array[5])),
      discrimination_due = true, grade_changes = club_quizzes.grade_changes + 1
    from club_quizzes as every left join of_quizzes using (quiz_sequence)
    where every.tenant_id = tenant and every.club_sequence = club
      and club_quizzes.tenant_id = tenant and club_quizzes.club_sequence = club
      and club_quizzes.quiz_sequence = every.quiz_sequence
  ), of_members as (
    select every.member_id, count(facts.member_id) filter (where answer_status <> '0001') as submitted,
      count(*) filter (where answer_status = '0003') as final,
      count(*) filter (where on_time) as on_time,
      count(official_grade) as graded,
      coalesce(sum(official_grade), 0) as points,
      count(growth) as growths,
      coalesce(sum(growth), 0) as growth_total
    from club_members as every left join facts using (member_id)
    where every.tenant_id = tenant and every.club_sequence = club
    group by every.member_id
  )
  update club_members set
    submitted_count = submitted, final_count = final, on_time_count = on_time, grade_count = graded, grade_sum = points,
    growth_count = growths, growth_sum = growth_total
  from of_members
  where tenant_id = tenant and club_sequence = club and club_members.member_id = of_members.member_id
    and (submitted_count, final_count, on_time_count, grade_count, grade_sum, growth_count, growth_sum)
      is distinct from (submitted, final, of_members.on_time, graded, points, growths, growth_total);
  perform set_config('app.recounting', '', true);
end $$;

create or replace function recount_on_official_grading() returns trigger language plpgsql as $$
begin
  perform recount_club(new.tenant_id, new.club_sequence);
  return null;
end $$;
create or replace trigger clubs_official_grading after update of official_grading on clubs for each row
  when (old.official_grading is distinct from new.official_grading) execute function recount_on_official_grading();
