-- A notice for whoever belongs to a club that is under way when it is sent.
alter table notices add column in_running_clubs boolean not null default false;
