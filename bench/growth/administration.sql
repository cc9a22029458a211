-- An organisation of 100 members for each of `bench.clubs`, with 500 changes of its managers and 500 looks at personal
-- data for each. A filter finds as much in either size.
create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as
  $$ select ('0190000' || kind || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

set session_replication_role = replica;
set synchronous_commit = off;

create temporary table sizes as
select pg_temp.id('0', 0) as tenant, current_setting('bench.clubs')::bigint as clubs;

insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, login_member_types, organization_codes)
select tenant, 'dure', 'bench', '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue',
  '{MEMBER,ALUMNI}', '{SEOUL,BUSAN}' from sizes;

insert into members (tenant_id, member_id, email, email_normal, password_hash, nickname, roles, student_number, member_type,
  organization_code, status, dormant_at, created_at, last_used_at)
select tenant, pg_temp.id('1', m), m || '@bench.test', m || '@bench.test', '', '구성원 ' || m,
  case when m < 5 then '{ROLE_USER,ROLE_INSTRUCTOR,ROLE_MANAGER}'::text[] when m < 205 then '{ROLE_USER,ROLE_INSTRUCTOR}' else '{ROLE_USER}' end,
  (20200000 + m)::text, case when m between 300 and 499 then 'ALUMNI' else 'MEMBER' end,
  case when m between 500 and 699 then 'BUSAN' when m % 2 = 0 then 'SEOUL' else '' end, case when m between 700 and 799 then 'LOCKED' else 'ACTIVE' end,
  case when m between 800 and 999 then now() - interval '2 days' end,
  now() - (m % 700) * interval '1 day', now() - (m % 90) * interval '1 day'
from sizes, generate_series(0, clubs * 100) m;

insert into audit_entries (tenant_id, action, changed_by, member_id, changes, reason, address, device, changed_at)
select tenant, case when n % 997 = 0 then 'aiSettings' else 'memberRole' end, pg_temp.id('1', n % 5),
  pg_temp.id('1', n % (clubs * 100)), '[{"field":"role","before":"ROLE_USER","after":"ROLE_INSTRUCTOR"}]',
  case when n <= 50000 and n % 50 = 0 then '담당 과목이 바뀜' when n % 50 = 0 then '소속이 바뀜' else '' end, '203.0.113.7', 'Chrome · Windows', now() - n * interval '30 seconds'
from sizes, generate_series(1, clubs * 500) n;

insert into data_looks (tenant_id, kind, seen_by, member_id, seen_at, seen_on, reason, address, device)
select tenant, 'memberExport', pg_temp.id('1', n % 5), null,
  now() - n * interval '31 seconds', (now() - n * interval '31 seconds')::date,
  case when n % 3 = 0 then '출석 확인' end, '203.0.113.7', 'Chrome · Windows'
from sizes, generate_series(1, clubs * 500) n;

-- What triggers keep beside the rows, as a migration fills it in.
insert into member_suffixes (tenant_id, suffix, member_id)
select tenant_id, one.suffix, member_id from members, suffixes_of(nickname, email_normal, student_number) as one (suffix) order by 2, 3;
insert into audit_entry_suffixes (tenant_id, suffix, entry_sequence)
select tenant_id, one.suffix, entry_sequence from audit_entries, suffixes_of(reason) as one (suffix) order by 2, 3;
