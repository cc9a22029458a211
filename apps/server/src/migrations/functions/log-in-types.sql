-- Tenants are the operator's: the server changes nothing of them but the ways in of the one that it works for.
create or replace function offer_log_in_type(log_in_type text, is_offered boolean) returns void
language sql security definer set search_path = public, pg_temp as $$
  update tenants
  set login_types = array_remove(login_types, log_in_type) || case when is_offered then array[log_in_type] else '{}' end
  where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and is_offered is distinct from (log_in_type = any (login_types))
$$;
revoke all on function offer_log_in_type(text, boolean) from public;
do $$ begin
  execute format('grant execute on function offer_log_in_type(text, boolean) to %I', current_setting('app.server_role'));
end $$;
