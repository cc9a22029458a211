-- A text comes to count by a submission, a revision, or another version that is chosen. Where an instructor wants AI
-- for the quiz, or decided nothing and the club has it read for growth, it waits for its evaluation. What AI gave the
-- text before is no grade of this one.
create or replace function expect_evaluation() returns trigger language plpgsql as $$
begin
  delete from answer_grades
  where tenant_id = new.tenant_id and answer_sequence = new.answer_sequence and grader = 'AI';
  insert into ai_evaluation_due (tenant_id, answer_sequence, asked_at)
  select new.tenant_id, new.answer_sequence, coalesce(new.final_submitted_at, now())
  where coalesce(
    (select mode <> 'OFF' from ai_grading_modes
      where tenant_id = new.tenant_id and club_sequence = new.club_sequence and quiz_sequence = new.quiz_sequence),
    (select ai_grading from clubs where tenant_id = new.tenant_id and club_sequence = new.club_sequence))
  on conflict (tenant_id, answer_sequence, preview_sequence) do update set failures = 0;
  return null;
end $$;

-- What AI gave a text is no grade of another one.
create or replace function forget_ai_final_grade() returns trigger language plpgsql as $$
begin
  new.ai_final_grade := null;
  return new;
end $$;
create or replace trigger answers_read_anew before update of final_text on answers for each row
  when (old.final_text is distinct from new.final_text and old.ai_final_grade = new.ai_final_grade)
  execute function forget_ai_final_grade();

create or replace trigger answers_evaluation_expected after update of final_text, answer_status on answers for each row
  when (new.answer_status = '0003'
    and (old.answer_status <> '0003' or old.final_text is distinct from new.final_text))
  execute function expect_evaluation();
