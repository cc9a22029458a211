-- Tenants are the operator's: the server makes one alone, the first, for whoever has the secret. Of two at once the second finds it gone.
create or replace function make_first_tenant(
  given_hash text, id uuid, uri text, name text, logo text, footer jsonb, preset text, registration text, zone text, instant timestamptz)
returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from setup_secrets where secret_hash = given_hash and not exists (select from tenants);
  if not found then
    return false;
  end if;
  insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset, registration_authentication_type, time_zone, created_at)
  values (id, uri, name, logo, footer, preset, registration, zone, instant);
  return true;
end $$;
revoke all on function make_first_tenant(text, uuid, text, text, text, jsonb, text, text, text, timestamptz) from public;
do $$ begin
  execute format(
    'grant execute on function make_first_tenant(text, uuid, text, text, text, jsonb, text, text, text, timestamptz) to %I',
    current_setting('app.server_role'));
end $$;

-- Whichever way the first tenant came, the secret has had its day.
create or replace function end_setup() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from setup_secrets;
  return null;
end $$;
create or replace trigger tenants_end_setup after insert on tenants for each statement execute function end_setup();
