-- The states that have not ended are named, so that the codes of a column stand in one list.
do $$
declare ends text;
begin
  select conname into strict ends from pg_constraint
    where conrelid = 'invitations'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%ended_at%';
  execute format('alter table invitations drop constraint %I', ends);
end $$;
alter table invitations add constraint invitations_ended
  check ((status <> 'PROPOSED' and status <> 'INVITED') = (ended_at is not null));
