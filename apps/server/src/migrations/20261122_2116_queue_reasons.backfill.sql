-- What waits is placed anew: the share of keywords no longer speaks against a member's own grade.
insert into queue_place_due (tenant_id, answer_sequence)
select :tenant, answer_sequence from answers
where tenant_id = :tenant and queue_rank >= 1000 and queue_rank < 2000
on conflict do nothing;
