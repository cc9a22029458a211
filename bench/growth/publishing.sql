-- What an organisation has published: `bench.clubs` hundreds of articles and videos, and as many seminars of 40 people.
-- Some of 2,000 members look at each post, like it and comment. Sequences are counted, so that rows are found without
-- looking.
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

set session_replication_role = replica;
set synchronous_commit = off;

create temporary table sizes as
select pg_temp.id('0', 0) as tenant, current_setting('bench.clubs')::bigint as seminars, 100 * current_setting('bench.clubs')::bigint as posts;

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
select tenant, 'dure', 'bench', '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue' from sizes;

insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, created_at)
select tenant, pg_temp.id('1', m), m || '@bench.test', m || '@bench.test', '', 'member ' || m,
  case when m = 0 then '{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[]
    when m % 50 = 0 then '{ROLE_USER,ROLE_INSTRUCTOR}' else '{ROLE_USER}' end, now() - interval '400 days'
from sizes, generate_series(0, 1999) m;

-- Over a year, one in twenty a draft; a hundredth of them bears each first keyword.
insert into posts (tenant_id, post_sequence, content_type, title, description, body, provider, payment_type, price, job_levels,
  job_groups, keywords, minutes, published_at, author_id, created_at, updated_at, like_count, view_count, recent_view_count,
  reply_count, search_text)
overriding system value
select tenant, n, case when n > posts then case n % 4 when 0 then '0005' else '0003' end when n % 5 = 0 then '0002' else '0001' end,
  'post ' || n, repeat('about it ', 8), repeat('a sentence of the text ', 60), 'provider ' || n % 40,
  case when n % 7 = 0 then '0002' else '0001' end, case when n % 7 = 0 then 5000 else 0 end,
  array[(1 + n % 5)::text, (1 + (n + 1) % 5)::text], array['0' || (1 + n % 4) || '00'],
  array['keyword ' || n % 100, 'of ' || n % 7], 3 + n % 20,
  case when n % 20 <> 0 then now() - (n * 365.0 / (posts + seminars)) * interval '1 day' end,
  pg_temp.id('1', 50 * (n % 40)), now() - interval '366 days', now() - (n % 365) * interval '1 day', (n * 37) % 400,
  (n * 53) % 900, case when n % 3 = 0 then (n * 17) % 200 else 0 end, case when n % 10 = 1 then 2 else 0 end,
  'post ' || n || ' ' || repeat('about it ', 8) || 'provider ' || n % 40 || ' keyword ' || n % 100 || ' of ' || n % 7
from sizes, generate_series(1, posts + seminars) n;

insert into seminars (tenant_id, post_sequence, seminar_status, start_at, end_at, place_type, place, lecturer_name, capacity,
  participant_count, banner_position, banner_from, banner_until)
select tenant, posts + n, case when n % 5 = 0 then '0002' when n % 5 = 1 then '0003' else '0004' end,
  now() + (case when n % 5 < 2 then 1 + n % 60 else -1 - n % 300 end) * interval '1 day',
  now() + (case when n % 5 < 2 then 1 + n % 60 else -1 - n % 300 end) * interval '1 day' + interval '2 hours',
  '000' || 1 + n % 3, 'room ' || n, 'lecturer ' || n % 30, 40, case when n % 5 = 0 then 20 else 40 end,
  case when n <= 5 then n end, case when n <= 5 then now() - interval '1 day' end, case when n <= 5 then now() + interval '9 days' end
from sizes, generate_series(1, seminars) n;
insert into seminar_participants (tenant_id, post_sequence, member_id, application_sequence, participant_status, applied_at)
overriding system value
select tenant_id, post_sequence, pg_temp.id('1', (post_sequence * 7 + n * 13) % 2000),
  post_sequence * 100 + n, 'JOINED', now() - interval '9 days'
from seminars, generate_series(1, participant_count) n
on conflict do nothing;
-- The member in the middle comes to ten, whatever the size.
insert into seminar_participants (tenant_id, post_sequence, member_id, application_sequence, participant_status, applied_at)
overriding system value
select tenant, posts + n, pg_temp.id('1', 7), posts * 200 + n, 'JOINED', now() - interval '8 days'
from sizes, generate_series(1, 10) n on conflict do nothing;

insert into post_likes (tenant_id, post_sequence, member_id, created_at)
select tenant_id, post_sequence, pg_temp.id('1', (post_sequence + n) % 2000), now() - interval '3 days'
from posts, generate_series(1, 2) n;
insert into post_views (tenant_id, post_sequence, member_id, viewed_on)
select tenant_id, post_sequence, pg_temp.id('1', (post_sequence * 3 + n) % 2000), current_date - n
from posts, generate_series(1, 3) n where recent_view_count > 0;
insert into replies (tenant_id, post_sequence, member_id, body, created_at)
select tenant_id, post_sequence, pg_temp.id('1', (post_sequence + n) % 2000), repeat('a comment ', 5), now() - n * interval '1 hour'
from posts, generate_series(1, 2) n where reply_count > 0;
set session_replication_role = origin;
