-- The grade of a pre-answer by itself decides no longer that what follows is shown at once.
update answers set grades_held = null
where tenant_id = :tenant and grades_held = false and pre_grade is not null and official_grade is null
  and not exists (select from answer_grades as g where g.tenant_id = :tenant
    and g.answer_sequence = answers.answer_sequence and g.grader <> 'SELF')
  and not exists (select from answer_feedback as f where f.tenant_id = :tenant
    and f.answer_sequence = answers.answer_sequence);
