-- What an academic record system knows a member by; from a roster.
alter table members add column student_number text check (student_number <> '');

-- How a club's gradebook counts and leaves as a file, as its instructors chose it last.
create table gradebook_layouts (
  tenant_id uuid not null,
  club_sequence bigint not null,
  layout jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, club_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
select secure_tenant_table('gradebook_layouts');
