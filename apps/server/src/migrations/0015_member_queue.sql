-- A member's answers with their places in the queue: a search by name reads them off the index.
drop index answers_by_member;
create index answers_by_member
  on answers (tenant_id, member_id, club_sequence, queue_rank, queue_at, answer_sequence);
