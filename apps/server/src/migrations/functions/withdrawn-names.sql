-- What was written to somebody names them: where they have withdrawn, the words stay and the name goes. A name counts where a word
-- begins: particles stand behind it, and inside of another word it is none.
create or replace function without_name(words text, name text, instead text) returns text language sql immutable as $$
  select regexp_replace(words, '(?<![[:alnum:]\uAC00-\uD7A3])' || regexp_replace(name, '([][(){}.^$*+?|\\-])', '\\\1', 'g'), instead, 'gi')
$$;

-- In every text of it, whatever it is called there.
create or replace function json_without_name(value jsonb, name text, instead text) returns jsonb language sql immutable as $$
  select case jsonb_typeof(value)
    when 'string' then to_jsonb(without_name(value #>> '{}', name, instead))
    when 'array' then coalesce((select jsonb_agg(json_without_name(one, name, instead) order by place)
      from jsonb_array_elements(value) with ordinality as parts(one, place)), '[]')
    when 'object' then coalesce((select jsonb_object_agg(key, json_without_name(part, name, instead))
      from jsonb_each(value) as parts(key, part)), '{}')
    else value end
$$;

-- History is not rewritten, but for a name: the server can do this to it and nothing else.
create or replace function forget_name_in_history(member uuid, name text, instead text) returns void
language sql security definer set search_path = public, pg_temp as $$
  update grading_changes
  set old_value = json_without_name(old_value, name, instead), new_value = json_without_name(new_value, name, instead)
  from answers
  where grading_changes.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and answers.tenant_id = grading_changes.tenant_id and answers.answer_sequence = grading_changes.answer_sequence
    and answers.member_id = member
$$;
revoke all on function forget_name_in_history(uuid, text, text) from public;
do $$ begin
  execute format('grant execute on function forget_name_in_history(uuid, text, text) to %I', current_setting('app.server_role'));
end $$;
