-- Answers that were begun and not submitted, by quiz: the dashboard counts them without reading the others.
create index answers_unsent on answers (tenant_id, club_sequence, quiz_sequence) where answer_status = '0001';
-- Who graded when, of one club: how long a grade takes is measured by it.
create index grading_actions_of_grader on grading_actions (tenant_id, acted_by, action_sequence desc);
