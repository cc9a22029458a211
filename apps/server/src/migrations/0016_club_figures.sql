-- The figures of a club's dashboard, kept beside the rows that they count: a request reads them and adds up nothing.
-- Triggers keep them, so that every path that writes an answer or a grade does, also one that is written later.

alter table answers
  -- The score that counts: the instructor's, else that of the club's official grading.
  add column official_grade integer check (official_grade between 0 and 100),
  add column instructor_graded boolean not null default false;
create index answers_waiting on answers (tenant_id, club_sequence, final_submitted_at desc, answer_sequence desc)
  where answer_status = '0003' and not instructor_graded;

alter table club_quizzes
  add column ungraded_count integer not null default 0,
  add column on_time_count integer not null default 0,
  add column grade_count integer not null default 0,
  add column grade_sum integer not null default 0,
  -- Official grades in tens: 0–9, 10–19, … 90–100.
  add column grade_histogram integer[] not null default '{0,0,0,0,0,0,0,0,0,0}',
  add column comprehension_histogram integer[] not null default '{0,0,0,0,0}',
  -- -1 … 1; a job works it out again while it is due. What changed since tells it whether it came too late.
  add column discrimination double precision,
  add column discrimination_at timestamptz,
  add column discrimination_due boolean not null default false,
  add column grade_changes integer not null default 0;
create index club_quizzes_due on club_quizzes (tenant_id, club_sequence) where discrimination_due;

alter table club_members
  add column submitted_count integer not null default 0,
  add column final_count integer not null default 0,
  add column on_time_count integer not null default 0,
  add column grade_count integer not null default 0,
  add column grade_sum integer not null default 0;
create index club_members_standing on club_members
  (tenant_id, club_sequence, membership_status, final_count, submitted_count, member_id);

-- One thing of a histogram moves from a place to another; places count from 1, null is none.
create function moved_in_histogram(histogram integer[], from_place integer, to_place integer)
returns integer[] language plpgsql immutable as $$
begin
  if from_place is not null then histogram[from_place] := histogram[from_place] - 1; end if;
  if to_place is not null then histogram[to_place] := histogram[to_place] + 1; end if;
  return histogram;
end $$;

create function grade_place(grade integer) returns integer language sql immutable as
  $$ select case when grade is not null then least(grade / 10, 9) + 1 end $$;

create function is_on_time(submitted_at timestamptz, deadline_at timestamptz) returns boolean language sql immutable as
  $$ select submitted_at is not null and (deadline_at is null or submitted_at <= deadline_at) $$;

-- Every writer takes the answer first, then the quiz, then the member: none waits in a ring.
create function count_answer() returns trigger language plpgsql as $$
declare
  -- A row of nulls stands for no answer: what is counted of it is nothing.
  before answers := old;
  after answers := new;
  place answers := coalesce(new, old);
  submitted integer := coalesce(after.answer_status <> '0001', false)::int - coalesce(before.answer_status <> '0001', false)::int;
  final integer := coalesce(after.answer_status = '0003', false)::int - coalesce(before.answer_status = '0003', false)::int;
  ungraded integer := coalesce(after.answer_status = '0003' and not after.instructor_graded, false)::int
    - coalesce(before.answer_status = '0003' and not before.instructor_graded, false)::int;
  graded integer := (after.official_grade is not null)::int - (before.official_grade is not null)::int;
  points integer := coalesce(after.official_grade, 0) - coalesce(before.official_grade, 0);
  on_time integer;
begin
  if current_setting('app.recounting', true) = 'on' then return null; end if;
  update club_quizzes set
    pre_count = pre_count + submitted,
    final_count = final_count + final,
    ungraded_count = ungraded_count + ungraded,
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
  if submitted <> 0 or final <> 0 or graded <> 0 or points <> 0 or on_time <> 0 then
    update club_members set
      submitted_count = submitted_count + submitted,
      final_count = final_count + final,
      on_time_count = on_time_count + on_time,
      grade_count = grade_count + graded,
      grade_sum = grade_sum + points
    where tenant_id = place.tenant_id and club_sequence = place.club_sequence and member_id = place.member_id;
  end if;
  return null;
end $$;

create trigger answers_counted_in after insert on answers for each row
  when (new.answer_status <> '0001' or new.comprehension is not null) execute function count_answer();
create trigger answers_counted_out after delete on answers for each row
  when (old.answer_status <> '0001' or old.comprehension is not null) execute function count_answer();
-- Likes, replies and drafts write answers all the time: the condition costs them nothing.
create trigger answers_counted after update of answer_status, final_submitted_at, official_grade, instructor_graded, comprehension
  on answers for each row
  when ((old.answer_status, old.final_submitted_at, old.official_grade, old.instructor_graded, old.comprehension)
    is distinct from (new.answer_status, new.final_submitted_at, new.official_grade, new.instructor_graded, new.comprehension))
  execute function count_answer();

-- Grades are written one by one and in bulk: once for a statement, whatever it touched.
create function count_grades() returns trigger language plpgsql as $$
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
  update answers set official_grade = now_is.official_grade, instructor_graded = now_is.instructor_graded
  from (
    select answers.tenant_id, answers.answer_sequence,
      coalesce(max(grade) filter (where grader = 'INSTRUCTOR'), max(grade) filter (where grader = official_grading))
        as official_grade,
      coalesce(bool_or(grader = 'INSTRUCTOR'), false) as instructor_graded
    from (select distinct tenant_id, answer_sequence from touched) as one
    join answers using (tenant_id, answer_sequence)
    join clubs using (tenant_id, club_sequence)
    left join answer_grades using (tenant_id, answer_sequence)
    group by answers.tenant_id, answers.answer_sequence
  ) as now_is
  where answers.tenant_id = now_is.tenant_id and answers.answer_sequence = now_is.answer_sequence
    and (answers.official_grade, answers.instructor_graded)
      is distinct from (now_is.official_grade, now_is.instructor_graded);
  return null;
end $$;
create trigger grades_counted_in after insert on answer_grades
  referencing new table as touched for each statement execute function count_grades();
create trigger grades_counted after update on answer_grades
  referencing new table as touched for each statement execute function count_grades();
create trigger grades_counted_out after delete on answer_grades
  referencing old table as touched for each statement execute function count_grades();

-- A deadline that moves changes which answers were on time.
create function count_on_time() returns trigger language plpgsql as $$
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
create trigger club_quizzes_on_time after update of deadline_at on club_quizzes for each row
  when (old.deadline_at is distinct from new.deadline_at) execute function count_on_time();

-- Counts a club anew: after a change of its official grading, and to mend what a restored or corrected table got wrong.
create function recount_club(tenant uuid, club bigint) returns void language plpgsql as $$
begin
  perform set_config('app.recounting', 'on', true);
  update answers set official_grade = now_is.official_grade, instructor_graded = now_is.instructor_graded
  from (
    select answers.answer_sequence,
      coalesce(max(grade) filter (where grader = 'INSTRUCTOR'), max(grade) filter (where grader = official_grading))
        as official_grade,
      coalesce(bool_or(grader = 'INSTRUCTOR'), false) as instructor_graded
    from answers
    join clubs using (tenant_id, club_sequence)
    left join answer_grades using (tenant_id, answer_sequence)
    where answers.tenant_id = tenant and answers.club_sequence = club
    group by answers.answer_sequence
  ) as now_is
  where answers.tenant_id = tenant and answers.answer_sequence = now_is.answer_sequence
    and (answers.official_grade, answers.instructor_graded)
      is distinct from (now_is.official_grade, now_is.instructor_graded);
  perform from club_quizzes where tenant_id = tenant and club_sequence = club order by quiz_sequence for no key update;
  perform from club_members where tenant_id = tenant and club_sequence = club order by member_id for no key update;
  update club_quizzes set
    pre_count = counted.submitted, final_count = counted.final, ungraded_count = counted.ungraded,
    on_time_count = counted.on_time, grade_count = counted.graded, grade_sum = counted.points,
    grade_histogram = counted.grades, comprehension_histogram = counted.comprehensions,
    discrimination_due = true, grade_changes = grade_changes + 1
  from (
    select q.quiz_sequence,
      count(*) filter (where a.answer_status <> '0001') as submitted,
      count(*) filter (where a.answer_status = '0003') as final,
      count(*) filter (where a.answer_status = '0003' and not a.instructor_graded) as ungraded,
      count(*) filter (where is_on_time(a.final_submitted_at, q.deadline_at)) as on_time,
      count(a.official_grade) as graded,
      coalesce(sum(a.official_grade), 0) as points,
      array[
        count(*) filter (where grade_place(a.official_grade) = 1), count(*) filter (where grade_place(a.official_grade) = 2),
        count(*) filter (where grade_place(a.official_grade) = 3), count(*) filter (where grade_place(a.official_grade) = 4),
        count(*) filter (where grade_place(a.official_grade) = 5), count(*) filter (where grade_place(a.official_grade) = 6),
        count(*) filter (where grade_place(a.official_grade) = 7), count(*) filter (where grade_place(a.official_grade) = 8),
        count(*) filter (where grade_place(a.official_grade) = 9), count(*) filter (where grade_place(a.official_grade) = 10)]::integer[] as grades,
      array[
        count(*) filter (where a.comprehension = 1), count(*) filter (where a.comprehension = 2),
        count(*) filter (where a.comprehension = 3), count(*) filter (where a.comprehension = 4),
        count(*) filter (where a.comprehension = 5)]::integer[] as comprehensions
    from club_quizzes as q
    left join answers as a using (tenant_id, club_sequence, quiz_sequence)
    where q.tenant_id = tenant and q.club_sequence = club
    group by q.quiz_sequence
  ) as counted
  where club_quizzes.tenant_id = tenant and club_quizzes.club_sequence = club
    and club_quizzes.quiz_sequence = counted.quiz_sequence;
  update club_members set
    submitted_count = counted.submitted, final_count = counted.final, on_time_count = counted.on_time,
    grade_count = counted.graded, grade_sum = counted.points
  from (
    select m.member_id,
      count(*) filter (where a.answer_status <> '0001') as submitted,
      count(*) filter (where a.answer_status = '0003') as final,
      count(*) filter (where is_on_time(a.final_submitted_at, q.deadline_at)) as on_time,
      count(a.official_grade) as graded,
      coalesce(sum(a.official_grade), 0) as points
    from club_members as m
    left join (answers as a join club_quizzes as q using (tenant_id, club_sequence, quiz_sequence))
      on a.tenant_id = m.tenant_id and a.club_sequence = m.club_sequence and a.member_id = m.member_id
    where m.tenant_id = tenant and m.club_sequence = club
    group by m.member_id
  ) as counted
  where club_members.tenant_id = tenant and club_members.club_sequence = club
    and club_members.member_id = counted.member_id;
  perform set_config('app.recounting', '', true);
end $$;

create function recount_on_official_grading() returns trigger language plpgsql as $$
begin
  perform recount_club(new.tenant_id, new.club_sequence);
  return null;
end $$;
create trigger clubs_official_grading after update of official_grading on clubs for each row
  when (old.official_grading is distinct from new.official_grading) execute function recount_on_official_grading();

-- What was there before. Row security binds the owner too, so tenant by tenant.
do $$
declare
  one record;
begin
  for one in select tenant_id from tenants loop
    perform set_config('app.tenant_id', one.tenant_id::text, true);
    perform recount_club(tenant_id, club_sequence) from clubs where tenant_id = one.tenant_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
