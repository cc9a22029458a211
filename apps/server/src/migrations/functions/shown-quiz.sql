-- Ends a submission whose quiz was hidden or put off after it was looked at. Asked after the answer was counted. The
-- lock of that count prevents hiding the quiz from then on, and a separate statement sees what others committed before.
create or replace function demand_shown_quiz(tenant uuid, club bigint, quiz bigint, moment timestamptz)
returns void language plpgsql as $$
begin
  if not exists (
    select from club_quizzes
    where tenant_id = tenant and club_sequence = club and quiz_sequence = quiz and published and open_at <= moment
  ) then
    raise exception 'The quiz is not shown.' using errcode = 'check_violation', constraint = 'answers_quiz_shown';
  end if;
end $$;
