alter table clubs
  -- Whether what graders find waits for a release before its authors see it.
  add column hold_grades boolean not null default false;
alter table answers
  -- Whether its author waits for a release of what graders found. Null: nobody found anything yet; false: it was shown, and
  -- whatever changes is shown at once from then on.
  add column grades_held boolean;

-- Answers from before: all that was found is known to their authors. Row security binds the owner too, so it rests meanwhile.
alter table answers no force row level security;
alter table answer_grades no force row level security;
alter table answer_feedback no force row level security;
update answers set grades_held = false
where pre_grade is not null
  or exists (select from answer_grades as g where g.tenant_id = answers.tenant_id
    and g.answer_sequence = answers.answer_sequence and g.grader <> 'SELF')
  or exists (select from answer_feedback as f where f.tenant_id = answers.tenant_id
    and f.answer_sequence = answers.answer_sequence);
alter table answers force row level security;
alter table answer_grades force row level security;
alter table answer_feedback force row level security;

create index answers_held on answers (tenant_id, club_sequence, quiz_sequence, answer_sequence) where grades_held;
