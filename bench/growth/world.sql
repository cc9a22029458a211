-- A tenant of `bench.clubs` clubs with 200 members and 50 quizzes each, all answered: 10,000 answers a club. A member is in two
-- clubs. Beside it stand `bench.neighbours` tenants with one small club each. Sequences are counted, so that rows are
-- found without looking; indexes of the large tables are filled afterwards, which is many times faster.
create function pg_temp.n(name text) returns bigint language sql stable as
  $$ select current_setting('bench.' || name)::bigint $$;
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

set session_replication_role = replica;
set synchronous_commit = off;
set maintenance_work_mem = '1GB';

create temporary table sizes as
select 0::bigint as tenant, pg_temp.n('clubs') as clubs, 200::bigint as members_of_club, 50::bigint as quizzes, 0::bigint as club_from
union all
select n, 1, 20, 5, pg_temp.n('clubs') + n - 1 from generate_series(1, pg_temp.n('neighbours')) n;

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
select pg_temp.id('0', tenant), case tenant when 0 then 'dure' else 'tenant-' || tenant end, 'bench',
  '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue'
from sizes;

-- Member 0 of a tenant is its manager and instructor; clubs take 200 (20) in a row, half of them the next club's too.
insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
select pg_temp.id('0', tenant), pg_temp.id('1', m), m || '@bench.test', m || '@bench.test', '', 'member ' || m,
  case m when 0 then '{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[] else '{ROLE_USER}' end, now() - interval '60 days'
from sizes, generate_series(0, clubs * members_of_club / 2) m;

insert into clubs (tenant_id, club_sequence, club_type, club_status, creator_id, leader_id, club_name, search_text, description,
  start_at, end_at, week_count, study_count, job_groups, job_levels, ai_grading, participation_code, member_count, created_at, updated_at)
overriding system value
select pg_temp.id('0', tenant), club_from + c, '0100', '0400', pg_temp.id('1', 1 + (c - 1) * members_of_club / 2),
  pg_temp.id('1', 1 + (c - 1) * members_of_club / 2), 'club ' || c, 'club ' || c,
  repeat('description ', 20), now() - interval '30 days', now() + interval '30 days', 8, 8, '{0300}', '{1}', true,
  'BENCH' || lpad(c::text, 6, '0'), members_of_club, now() - interval '40 days', now() - interval '30 days'
from sizes, generate_series(1, clubs) c;

insert into club_transitions (tenant_id, club_sequence, from_status, event, to_status, member_id, happened_at)
select tenant_id, club_sequence, '0000', 'SUBMIT', '0110', creator_id, created_at from clubs
union all
select tenant_id, club_sequence, '0300', 'START', '0400', null, start_at from clubs;

insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
select pg_temp.id('0', tenant), club_from + c,
  pg_temp.id('1', 1 + ((c - 1) * members_of_club / 2 + m) % (clubs * members_of_club / 2)), 'MEMBER',
  now() - interval '30 days', now() - interval '30 days' + m * interval '1 minute'
from sizes, generate_series(1, clubs) c, generate_series(0, members_of_club - 1) m
on conflict do nothing;

-- One in ten stands in the lounge.
insert into quizzes (tenant_id, quiz_sequence, author_id, question, search_text, model_answer, model_answer_keywords,
  quiz_status, use_count, created_at, updated_at)
overriding system value
select pg_temp.id('0', tenant), (club_from + c) * 50 + q, pg_temp.id('1', 0), 'question ' || q, 'question ' || q,
  repeat('model answer ', 10), '{one,two}', case when q % 10 = 0 then 'PUBLIC' else 'PRIVATE' end, 1,
  now() - interval '40 days', now() - interval '40 days'
from sizes, generate_series(1, clubs) c, generate_series(0, quizzes - 1) q;

insert into club_quizzes (tenant_id, club_sequence, quiz_sequence, position, week, open_at, published, pre_count, final_count)
select pg_temp.id('0', tenant), club_from + c, (club_from + c) * 50 + q, q + 1, 1 + q % 8,
  now() - interval '29 days' + q * interval '6 hours', true, members_of_club, members_of_club
from sizes, generate_series(1, clubs) c, generate_series(0, quizzes - 1) q;

update pg_index set indisready = false
where indrelid in ('answers'::regclass, 'answer_grades'::regclass, 'answer_likes'::regclass, 'replies'::regclass);

insert into answers (tenant_id, answer_sequence, club_sequence, quiz_sequence, member_id, answer_status, pre_text, pre_submitted_at,
  final_text, final_submitted_at, comprehension, like_count, reply_count, official_grade, pre_grade, ai_final_grade,
  queue_rank, queue_at, created_at, updated_at)
overriding system value
select tenant_id, n, club_sequence, quiz_sequence, member_id, '0003',
  'pre-answer of ' || quiz_sequence || repeat(' what I know', 5), open_at + (joined_at - interval '29 days' - now() + interval '59 days'),
  'final answer of ' || quiz_sequence || repeat(' what I learned', 10),
  open_at + (joined_at - interval '29 days' - now() + interval '60 days'),
  1 + position % 5, (position % 10 = 1)::int, (position % 10 = 2)::int,
  case when n % 10 <> 0 then (n * 37) % 101 end, (n * 17) % 91, (n * 37) % 101,
  100 + 1000 * case when n % 10 = 0 then 1 else 2 end, open_at, open_at, open_at
from (
  select *, row_number() over () as n from club_members join club_quizzes using (tenant_id, club_sequence)
) placed;

-- Of ten answers nine are graded; one in ten has a like, one in ten a reply.
insert into answer_grades (tenant_id, answer_sequence, grader, grade, graded_by, graded_at)
select tenant_id, answer_sequence, 'INSTRUCTOR', (answer_sequence * 37) % 101, pg_temp.id('1', 0), now()
from answers where answer_sequence % 10 <> 0;
insert into answer_likes (tenant_id, answer_sequence, member_id, created_at)
select tenant_id, answer_sequence, pg_temp.id('1', 0), now() from answers where like_count = 1;
insert into replies (tenant_id, reply_sequence, answer_sequence, member_id, body, created_at)
overriding system value
select tenant_id, answer_sequence, answer_sequence, member_id, repeat('a reply ', 5), now() from answers where reply_count = 1;

reindex table answers;
reindex table answer_grades;
reindex table answer_likes;
reindex table replies;

-- The figures that triggers keep, as `recount_club` counts them: all at once, for it takes a club at a time.
update club_quizzes set
  pre_count = counted.finals, final_count = counted.finals, on_time_count = counted.finals,
  grade_count = counted.graded, grade_sum = counted.points,
  grade_histogram = counted.grades, comprehension_histogram = counted.comprehensions,
  waiting_count = counted.waiting, feedback_missing_count = counted.graded,
  discrimination = 0.3, discrimination_at = now()
from (
  select tenant_id, club_sequence, quiz_sequence, count(*) as finals,
    count(*) filter (where queue_rank < 2000) as waiting,
    count(official_grade) as graded,
    coalesce(sum(official_grade), 0) as points,
    array(select count(*) filter (where place = bar) from unnest(array_agg(grade_place(official_grade))) place
      right join generate_series(1, 10) bar on true group by bar order by bar)::integer[] as grades,
    array(select count(*) filter (where step = bar) from unnest(array_agg(comprehension)) step
      right join generate_series(1, 5) bar on true group by bar order by bar)::integer[] as comprehensions
  from answers group by tenant_id, club_sequence, quiz_sequence
) counted
where (club_quizzes.tenant_id, club_quizzes.club_sequence, club_quizzes.quiz_sequence)
  = (counted.tenant_id, counted.club_sequence, counted.quiz_sequence);
update club_members set
  submitted_count = counted.finals, final_count = counted.finals, on_time_count = counted.finals,
  grade_count = counted.graded, grade_sum = counted.points, growth_count = counted.growths, growth_sum = counted.growth_total
from (
  select tenant_id, club_sequence, member_id, count(*) as finals, count(official_grade) as graded,
    coalesce(sum(official_grade), 0) as points, count(seen_growth(answers)) as growths,
    coalesce(sum(seen_growth(answers)), 0) as growth_total
  from answers group by tenant_id, club_sequence, member_id
) counted
where (club_members.tenant_id, club_members.club_sequence, club_members.member_id)
  = (counted.tenant_id, counted.club_sequence, counted.member_id);
-- The updates scattered what was written together.
cluster club_members using club_members_pkey;
cluster club_quizzes using club_quizzes_pkey;
set session_replication_role = origin;
