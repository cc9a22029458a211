-- A tenant of two clubs with 1,000 members and 50 quizzes each. Of 100,000 answers seven in ten are graded, two wait,
-- one is a pre-answer.
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
set session_replication_role = replica;

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
values (pg_temp.id('0', 0), 'dure', 'bench', '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue');

insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, student_number, roles, created_at)
select pg_temp.id('0', 0), pg_temp.id('1', m), m || '@bench.test', m || '@bench.test', '', '학생 ' || m, (20260000 + m)::text,
  case m when 0 then '{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[] else '{ROLE_USER}' end, now() - interval '60 days'
from generate_series(0, 1000) m;

insert into clubs (tenant_id, club_sequence, club_type, club_status, creator_id, leader_id, club_name, search_text,
  start_at, end_at, week_count, study_count, job_groups, job_levels, participation_code, member_count, created_at, updated_at)
overriding system value
select pg_temp.id('0', 0), c, '0100', '0400', pg_temp.id('1', 0), pg_temp.id('1', 0), 'club ' || c, 'club ' || c,
  now() - interval '60 days', now() + interval '30 days', 8, 50, '{0300}', '{1}', 'BENCH' || c, 1000, now(), now()
from generate_series(1, 2) c;

insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
select pg_temp.id('0', 0), c, pg_temp.id('1', m), 'MEMBER', now() - interval '50 days', now() - interval '50 days'
from generate_series(1, 2) c, generate_series(1, 1000) m;

insert into quizzes (tenant_id, quiz_sequence, author_id, question, search_text, model_answer, created_at, updated_at)
overriding system value
select pg_temp.id('0', 0), c * 100 + q, pg_temp.id('1', 0), '물음 ' || q || ': 이 설계를 고른 까닭을 설명하세요.', '', '모범 답안', now(), now()
from generate_series(1, 2) c, generate_series(1, 50) q;

insert into club_quizzes (tenant_id, club_sequence, quiz_sequence, position, week, open_at, deadline_at, published, pre_count)
select pg_temp.id('0', 0), c, c * 100 + q, q, 1 + q % 8, now() - interval '50 days' + q * interval '12 hours',
  now() - interval '40 days' + q * interval '12 hours', true, 1000
from generate_series(1, 2) c, generate_series(1, 50) q;

insert into answers (tenant_id, club_sequence, quiz_sequence, member_id, answer_status, pre_text, pre_submitted_at, final_text,
  final_submitted_at, official_grade, queue_rank, queue_at, created_at, updated_at)
select pg_temp.id('0', 0), c, c * 100 + q, pg_temp.id('1', m), case n when 9 then '0002' else '0003' end,
  repeat('아는 것을 적습니다. ', 12), now() - interval '41 days', repeat('배운 것을 적습니다. ', 24),
  case when n < 9 then now() - interval '41 days' end, case when n < 7 then (m * 37 + q) % 101 end,
  case when n < 7 then 3100 when n < 9 then 1100 else 4100 end, now(), now(), now()
from generate_series(1, 2) c, generate_series(1, 50) q, generate_series(1, 1000) m, lateral (select (m + q) % 10) as of_ten(n);
