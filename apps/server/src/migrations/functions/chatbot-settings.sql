-- Tenants are the operator's. The server changes only the chatbot of the tenant that it works for, over the version
-- that its editor saw.
create or replace function name_chatbot(url text, is_on boolean, seen integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  update tenants
  set chatbot_url = url, use_chatbot = is_on, chatbot_version = chatbot_version + 1
  where tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid and chatbot_version = seen
  returning chatbot_version
$$;
revoke all on function name_chatbot(text, boolean, integer) from public;
do $$ begin
  execute format('grant execute on function name_chatbot(text, boolean, integer) to %I', current_setting('app.server_role'));
end $$;
