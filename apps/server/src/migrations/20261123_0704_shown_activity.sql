-- Whether friends see what the member does in public clubs.
alter table members add column shows_activity boolean not null default true;
