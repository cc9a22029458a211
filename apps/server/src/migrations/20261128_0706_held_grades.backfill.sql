-- Answers of which only the pre-answer was graded have nothing that waits for a release.
update answers set grades_held = null
where tenant_id = :tenant and grades_held and official_grade is null
  and not exists (select from answer_grades where answer_grades.tenant_id = :tenant
    and answer_grades.answer_sequence = answers.answer_sequence and grader <> 'SELF')
  and not exists (select from answer_feedback where answer_feedback.tenant_id = :tenant
    and answer_feedback.answer_sequence = answers.answer_sequence);
