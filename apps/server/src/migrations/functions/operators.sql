-- Whoever is logged in as an operator makes organisations: the server's role by itself does not. False where the address is taken.
create or replace function make_tenant_by_session(
  session_hash text, id uuid, given_uri text, name text, logo text, footer jsonb, preset text, registration text, zone text, instant timestamptz)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from operator_sessions join operators using (operator_id)
    where token_hash = session_hash and expires_at > instant and retired_at is null;
  if not found then
    raise exception 'no operator is logged in with this session' using errcode = 'insufficient_privilege';
  end if;
  insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, registration_authentication_type, time_zone, created_at)
  values (id, given_uri, name, logo, footer, preset, registration, zone, instant) on conflict (uri) do nothing;
  return found;
end $$;
revoke all on function make_tenant_by_session(text, uuid, text, text, text, jsonb, text, text, text, timestamptz) from public;

-- Which change of the schema came last, and when: what operators compare installations by.
create or replace function last_migration(out name text, out applied_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.name, m.applied_at from schema_migrations m order by m.name desc limit 1
$$;
revoke all on function last_migration() from public;

-- How much there is of each organisation: numbers alone, for the operators' list.
create or replace function tenant_usages()
returns table (tenant_id uuid, people bigint, last_used_at timestamptz, file_bytes bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id, coalesce(m.people, 0), m.last_used_at, coalesce(f.bytes, 0)::bigint
  from tenants t
  left join (
    select m.tenant_id, count(*) filter (where m.status not in ('WITHDRAWN', 'MERGED')) as people, max(m.last_used_at) as last_used_at
    from members m group by m.tenant_id
  ) m using (tenant_id)
  left join (select f.tenant_id, sum(f.byte_size) as bytes from files f group by f.tenant_id) f using (tenant_id)
$$;
revoke all on function tenant_usages() from public;

do $$ begin
  execute format(
    'grant execute on function make_tenant_by_session(text, uuid, text, text, text, jsonb, text, text, text, timestamptz) to %I',
    current_setting('app.server_role'));
  execute format('grant execute on function last_migration() to %I', current_setting('app.server_role'));
  execute format('grant execute on function tenant_usages() to %I', current_setting('app.server_role'));
end $$;
