-- The whole order of the newest answers: a page of them is read off the index and never sorted.
drop index answers_newest;
create index answers_newest on answers (tenant_id, club_sequence, quiz_sequence, pre_submitted_at desc, answer_sequence desc);
