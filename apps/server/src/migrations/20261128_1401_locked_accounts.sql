-- A manager locks an account: nobody enters it until it is unlocked.
alter table members drop constraint members_status_check;
alter table members add constraint members_status_check
  check (status in ('ACTIVE', 'LOCKED', 'UNVERIFIED', 'WITHDRAWN'));
