-- What AI gives the final answer, found in one reading with `pre_grade`: growth compares grades of one kind.
alter table answers add column ai_final_grade integer check (ai_final_grade between 0 and 100);
