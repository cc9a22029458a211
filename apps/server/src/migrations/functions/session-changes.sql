-- Open streams of a member whose role, state or password changed are checked at once, on every server. It does not
-- matter how the change came, a command line's included. Rare enough to notify from inside a transaction.
create or replace function tell_changed_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('dure_live', json_build_object(
    'from', 'database',
    'changes', json_build_array(json_build_object(
      'tenantId', new.tenant_id, 'topics', json_build_array('member:' || new.member_id)
    ))
  )::text);
  return null;
end $$;
create or replace trigger members_session_changed after update of roles, status, tokens_valid_from on members for each row
  when ((old.roles, old.status, old.tokens_valid_from) is distinct from (new.roles, new.status, new.tokens_valid_from))
  execute function tell_changed_session();
