-- A tenant of `bench.clubs` lecture clubs with 100 members, 12 studies, 300 questions and 600 of the assistant each. A
-- member is in two of them. Sequences are counted, so that rows are found without looking.
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

set session_replication_role = replica;
set synchronous_commit = off;

create temporary table sizes as
select pg_temp.id('0', 0) as tenant, current_setting('bench.clubs')::bigint as clubs;
create function pg_temp.member_of(club bigint, place bigint) returns uuid language sql stable as
  $$ select pg_temp.id('1', 1 + ((club - 1) * 50 + place) % (greatest(clubs, 2) * 50)) from sizes $$;

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
select tenant, 'dure', 'bench', '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue' from sizes;

insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
select tenant, pg_temp.id('1', m), m || '@bench.test', m || '@bench.test', '', 'member ' || m,
  case m when 0 then '{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[] else '{ROLE_USER}' end, now() - interval '60 days'
from sizes, generate_series(0, greatest(clubs, 2) * 50) m;

insert into clubs (tenant_id, club_sequence, club_type, club_status, creator_id, leader_id, club_name, search_text, description,
  start_at, end_at, week_count, study_count, job_groups, job_levels, ai_grading, participation_code, member_count, created_at, updated_at)
overriding system value
select tenant, c, '0200', '0400', pg_temp.id('1', 0), pg_temp.id('1', 0), 'lecture ' || c, 'lecture ' || c,
  repeat('description ', 20), now() - interval '30 days', now() + interval '60 days', 12, 12, '{0300}', '{1}', true,
  'BENCH' || lpad(c::text, 6, '0'), 100, now() - interval '40 days', now() - interval '30 days'
from sizes, generate_series(1, clubs) c;

insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at, read_pages, last_read_at)
select tenant, c, pg_temp.member_of(c, m), 'MEMBER', now() - interval '30 days', now() - interval '30 days',
  case when m % 10 = 0 then 0 else 40 end, case when m % 10 <> 0 then now() - (m % 20) * interval '1 day' end
from sizes, generate_series(1, clubs) c, generate_series(0, 99) m;

insert into club_assistants (tenant_id, club_sequence, is_on, name, tone, scope, beyond_materials, daily_limit)
select tenant, c, true, '', 'FRIENDLY', 'ALL', false, 20 from sizes, generate_series(1, clubs) c;

insert into club_studies (tenant_id, club_study_sequence, club_sequence, position, title, start_at, end_at)
overriding system value
select tenant, (c - 1) * 12 + no, c, no, 'study ' || no, now() + (no * 5 - 30) * interval '1 day',
  now() + (no * 5 - 26) * interval '1 day'
from sizes, generate_series(1, clubs) c, generate_series(1, 12) no;

insert into contents (tenant_id, content_sequence, author_id, content_type, content_url, title, version_no, created_at)
overriding system value
select tenant_id, club_study_sequence, pg_temp.id('1', 0), '0310', 'https://example.kr/', 'material ' || position, 1,
  now() - interval '40 days'
from club_studies;
insert into content_versions (tenant_id, content_sequence, version_no, kind, reading_state, unit, unit_count, created_at, touched_at)
select tenant_id, content_sequence, 1, 'PDF', 'READ', 'PAGE', 20, created_at, created_at from contents;
insert into study_materials (tenant_id, club_study_sequence, content_sequence, position)
select tenant_id, content_sequence, content_sequence, 1 from contents;

insert into study_progress (tenant_id, club_sequence, club_study_sequence, member_id, read_pages, last_read_at)
select tenant_id, club_sequence, club_study_sequence, member_id, 5, now() - interval '3 days'
from club_members join club_studies using (tenant_id, club_sequence) where read_pages > 0;

insert into lecture_question_numbers (tenant_id, club_sequence, last_number)
select tenant, c, 300 from sizes, generate_series(1, clubs) c;
insert into lecture_questions (tenant_id, club_sequence, serial_number, club_study_sequence, member_id, question, is_private,
  asks_assistant, status, asked_at, waiting_at, wonder_count, meanings, found, answer, answered_by, answered_at)
select tenant, c, n, (c - 1) * 12 + 1 + n % 12, pg_temp.member_of(c, n % 100), '질문 ' || n || ' 통계는 언제 새로 만드나요?',
  n % 10 = 0, n % 3 = 0, status, now() - n * interval '1 hour',
  case when status = 'WAITING_INSTRUCTOR' then now() - n * interval '1 hour' end, n % 50, array[n % 17, n % 23, n % 31],
  case when n % 6 = 0 then '{"sentences":[],"sources":[],"isBuiltIn":true}'
    else '{"sentences":[{"text":"said","sources":[1]}],"sources":[],"isBuiltIn":true}' end::jsonb,
  case when status = 'INSTRUCTOR_ANSWERED' then '답' end,
  case when status = 'INSTRUCTOR_ANSWERED' then pg_temp.id('1', 0) end,
  case when status = 'INSTRUCTOR_ANSWERED' then now() end
from sizes, generate_series(1, clubs) c, (
  select n, case when n % 20 = 0 then 'WAITING_INSTRUCTOR' when n % 3 = 0 then 'AI_ANSWERED' else 'INSTRUCTOR_ANSWERED' end as status
  from generate_series(1, 300) n
) made;
insert into verified_answers (tenant_id, club_sequence, club_study_sequence, serial_number, question, answer, author_id, verified_at)
select tenant_id, club_sequence, club_study_sequence, serial_number, question, answer, answered_by, answered_at
from lecture_questions where answer is not null and serial_number % 4 = 1;

insert into assistant_messages (tenant_id, club_sequence, club_study_sequence, member_id, scope, question, quote, asked_at, state,
  alive_at, sentences)
select tenant, c, (c - 1) * 12 + 1 + n % 12, pg_temp.member_of(c, n % 100), 'ALL', '물음 ' || n, '', now() - n * interval '30 minutes',
  case when n % 10 = 0 then 'NOT_FOUND' else 'ANSWERED' end, now() - n * interval '30 minutes',
  '[{"text":"said","sources":[1]}]'
from sizes, generate_series(1, clubs) c, generate_series(1, 600) n;
set session_replication_role = origin;
