-- A place in a club's form is no quiz before its question has a word.
create or replace function is_written(question text) returns boolean language sql immutable as $$ select question ~ '\S' $$;

-- Drops those of the quizzes that have no word and that no club and no copy rests on.
create or replace function drop_unwritten(tenant uuid, among bigint[]) returns void language plpgsql as $$
begin
  -- Whoever takes one into another club meanwhile is waited for here, and seen by the next statement.
  perform from quizzes where tenant_id = tenant and quiz_sequence = any(among) and not is_written(question)
  order by quiz_sequence for update;
  delete from quizzes where tenant_id = tenant and quiz_sequence = any(among) and not is_written(question)
    and not exists (select from club_quizzes as place
      where place.tenant_id = tenant and place.quiz_sequence = quizzes.quiz_sequence)
    and not exists (select from quizzes as copy
      where copy.tenant_id = tenant and quizzes.quiz_sequence in (copy.source_quiz_sequence, copy.origin_quiz_sequence));
end $$;

-- What leaves its club without a word is gone with it: by the form, by its schedule, or with the club.
create or replace function drop_unwritten_gone() returns trigger language plpgsql as $$
declare
  tenant uuid;
begin
  for tenant in select distinct tenant_id from gone loop
    perform drop_unwritten(tenant, array(select quiz_sequence from gone where tenant_id = tenant));
  end loop;
  return null;
end $$;
create or replace trigger club_quizzes_unwritten after delete on club_quizzes referencing old table as gone
  for each statement execute function drop_unwritten_gone();
