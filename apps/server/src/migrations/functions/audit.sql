-- What was changed and what was looked at stays for a year: the server deletes older rows alone. The column of the row's instant
-- is the trigger's argument. A club that is deleted takes its rows along: that comes from inside the trigger of its key.
create or replace function keep_for_a_year() returns trigger language plpgsql as $$
declare
  happened timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
  instant timestamptz := coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now());
begin
  if happened > instant - interval '365 days' then
    raise exception 'a row of % stays for a year', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;
create or replace trigger audit_entries_stay before delete on audit_entries for each row
  when (pg_trigger_depth() = 0) execute function keep_for_a_year('changed_at');
create or replace trigger data_looks_stay before delete on data_looks for each row
  when (pg_trigger_depth() = 0) execute function keep_for_a_year('seen_at');
