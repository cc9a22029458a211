-- Tenants are the operator's, but for the places that people choose from: managers keep those of their own organisation. Whoever saw
-- others than stand there changes nothing.
create or replace function keep_organization_codes(seen text[], codes text[]) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with changed as (
    update tenants set organization_codes = codes
    where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and organization_codes = seen
    returning 1)
  select exists (select from changed)
$$;
revoke all on function keep_organization_codes(text[], text[]) from public;
do $$ begin
  execute format('grant execute on function keep_organization_codes(text[], text[]) to %I', current_setting('app.server_role'));
end $$;
