-- Clubs whose final answers nobody has graded: one of 200 members and five quizzes, one of 60 and five; and twenty to list.
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;
set session_replication_role = replica;

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
values (pg_temp.id('0', 0), 'dure', 'bench', '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue');

insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
select pg_temp.id('0', 0), pg_temp.id('1', m), m || '@bench.test', m || '@bench.test', '', '학생 ' || m,
  case m when 0 then '{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[] else '{ROLE_USER}' end, now() - interval '60 days'
from generate_series(0, 200) m;

insert into clubs (tenant_id, club_sequence, club_type, club_status, creator_id, leader_id, club_name, search_text,
  start_at, end_at, week_count, study_count, job_groups, job_levels, participation_code, member_count, is_public, created_at, updated_at)
overriding system value
select pg_temp.id('0', 0), c, '0100', '0400', pg_temp.id('1', 0), pg_temp.id('1', 0), 'club ' || c, 'club ' || c,
  now() - interval '60 days', now() + interval '30 days', 8, 5, '{0300}', '{1}', 'BENCH' || c, 60, true, now(), now()
from generate_series(1, 20) c;

create temp table of_club as select c, case c when 1 then 200 else 60 end as people from generate_series(1, 2) c;

insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
select pg_temp.id('0', 0), c, pg_temp.id('1', m), 'MEMBER', now() - interval '50 days', now() - interval '50 days'
from of_club, generate_series(1, people) m;

insert into quizzes (tenant_id, quiz_sequence, author_id, question, search_text, model_answer, model_answer_keywords, created_at, updated_at)
overriding system value
select pg_temp.id('0', 0), c * 100 + q, pg_temp.id('1', 0), '물음 ' || q || ': 이 설계를 고른 까닭을 설명하세요.', '',
  '선택도가 낮으면 순차 스캔이 쌉니다. 실행 계획으로 확인합니다.', '{선택도,실행 계획}', now(), now()
from of_club, generate_series(1, 5) q;

insert into club_quizzes (tenant_id, club_sequence, quiz_sequence, position, week, open_at, published, pre_count, final_count, waiting_count)
select pg_temp.id('0', 0), c, c * 100 + q, q, q, now() - interval '50 days', true, people, people, people
from of_club, generate_series(1, 5) q;

insert into answers (tenant_id, club_sequence, quiz_sequence, member_id, answer_status, pre_text, pre_submitted_at, final_text,
  final_submitted_at, created_at, updated_at)
select pg_temp.id('0', 0), c, c * 100 + q, pg_temp.id('1', m), '0003', '아는 것을 적습니다.', now() - interval '41 days',
  '선택도가 낮으면 읽을 행이 많아집니다. ' || m || '번째로 생각했습니다. ' || repeat('실행 계획을 보고 고릅니다. ', m % 20),
  now() - interval '40 days', now(), now()
from of_club, generate_series(1, 5) q, generate_series(1, people) m;

insert into answer_versions (tenant_id, answer_sequence, version_no, step, text, submitted_at)
select tenant_id, answer_sequence, 2, 'FINAL', final_text, final_submitted_at from answers;
