-- Ends a submission whose quiz was hidden or put off after it was looked at. Asked after the answer was counted: the lock of
-- that count lets nobody hide the quiz from then on, and a statement of its own sees what others committed before it.
create function demand_shown_quiz(tenant uuid, club bigint, quiz bigint, moment timestamptz)
returns void language plpgsql as $$
begin
  if not exists (
    select from club_quizzes
    where tenant_id = tenant and club_sequence = club and quiz_sequence = quiz and published and open_at <= moment
  ) then
    raise exception 'The quiz is not shown.' using errcode = 'check_violation', constraint = 'answers_quiz_shown';
  end if;
end $$;

-- Open streams of a member whose role, state or password changed are checked at once, on every server and by whatever way
-- the change came, a command line's included. Rare enough to notify from inside a transaction.
create function tell_changed_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('dure_live', json_build_object(
    'from', 'database',
    'changes', json_build_array(json_build_object(
      'tenantId', new.tenant_id, 'topics', json_build_array('member:' || new.member_id)
    ))
  )::text);
  return null;
end $$;
create trigger members_session_changed after update of roles, status, tokens_valid_from on members for each row
  when ((old.roles, old.status, old.tokens_valid_from) is distinct from (new.roles, new.status, new.tokens_valid_from))
  execute function tell_changed_session();
