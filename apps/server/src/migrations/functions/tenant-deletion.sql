-- The server deletes an organisation alone whose day has come. Every table that rows of organisations stand in is found from the
-- schema. References and triggers rest meanwhile: all of it goes, also what else stays for a year.
create or replace function delete_due_tenant(id uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  instant timestamptz := coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
  one text;
begin
  perform from tenants where tenant_id = id and deletion_due_at <= instant for update;
  if not found then
    return false;
  end if;
  perform set_config('app.tenant_id', id::text, true);
  perform set_config('session_replication_role', 'replica', true);
  for one in
    select c.oid::regclass::text from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relrowsecurity
  loop
    execute format('delete from %s where tenant_id = $1', one) using id;
  end loop;
  delete from tenants where tenant_id = id;
  perform set_config('session_replication_role', 'origin', true);
  return true;
end $$;
revoke all on function delete_due_tenant(uuid) from public;
do $$ begin
  execute format('grant execute on function delete_due_tenant(uuid) to %I', current_setting('app.server_role'));
end $$;
