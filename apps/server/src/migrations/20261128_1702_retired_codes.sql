-- A code that is no longer chosen keeps its name where it is used.
alter table codes
  add column is_retired boolean not null default false,
  add column version integer not null default 0;
