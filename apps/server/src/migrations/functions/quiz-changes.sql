-- What is still being written, was sent back or cancelled uses nothing.
create or replace function counts_as_use(club_status text) returns boolean language sql immutable as
  $$ select club_status not in ('0000', '0120', '0220') $$;

create or replace function note_place() returns trigger language plpgsql as $$
declare
  place club_quizzes := coalesce(new, old);
begin
  insert into quiz_changes (tenant_id, quiz_sequence, likes) values (place.tenant_id, place.quiz_sequence, 0);
  return null;
end $$;
create or replace trigger club_quizzes_placed after insert or delete on club_quizzes for each row execute function note_place();

create or replace function note_status() returns trigger language plpgsql as $$
begin
  insert into quiz_changes (tenant_id, quiz_sequence, likes)
  select tenant_id, quiz_sequence, 0 from club_quizzes
  where tenant_id = new.tenant_id and club_sequence = new.club_sequence;
  return null;
end $$;
create or replace trigger clubs_use after update of club_status on clubs for each row
  when (counts_as_use(old.club_status) <> counts_as_use(new.club_status)) execute function note_status();

-- Who recalls the quiz is told that its model answer became another since.
create or replace function date_model_answer() returns trigger language plpgsql as $$
begin
  new.model_revised_at := new.updated_at;
  return new;
end $$;
create or replace trigger quizzes_model_revised before update of model_answer, model_answer_keywords on quizzes for each row
  when (old.model_answer <> new.model_answer or old.model_answer_keywords <> new.model_answer_keywords)
  execute function date_model_answer();
