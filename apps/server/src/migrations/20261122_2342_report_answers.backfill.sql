-- Reports from before name the answers that they rest on: of the quizzes that were open when they were drafted, what was there
-- by then.
update member_evaluations set figures = figures || jsonb_build_object('answers', coalesce((
  select jsonb_agg(jsonb_build_object(
      'quizSequence', placed.quiz_sequence,
      'no', placed.position,
      'isSubmitted', coalesce(answers.pre_submitted_at <= member_evaluations.drafted_at, false),
      'isFinal', coalesce(answers.final_submitted_at <= member_evaluations.drafted_at, false),
      'isOnTime', coalesce(answers.final_submitted_at <= least(member_evaluations.drafted_at, placed.deadline_at), false),
      'grading', case when answers.grades_held is not true then answers.official_grade end,
      'hasPreGrade', answers.grades_held is not true and answers.pre_grade is not null,
      'keywords', case when answers.final_submitted_at <= member_evaluations.drafted_at then answers.keyword_coverage end)
    order by placed.position)
  from club_quizzes as placed
  left join answers on answers.tenant_id = placed.tenant_id and answers.club_sequence = placed.club_sequence
    and answers.quiz_sequence = placed.quiz_sequence and answers.member_id = member_evaluations.member_id
  where placed.tenant_id = :tenant and placed.club_sequence = member_evaluations.club_sequence
    and placed.published and placed.open_at <= member_evaluations.drafted_at), '[]'))
where tenant_id = :tenant and figures -> 'openedCount' is not null and figures -> 'answers' is null;
