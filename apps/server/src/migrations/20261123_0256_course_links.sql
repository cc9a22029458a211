-- A lecture club and a quiz club of one course: each is in one pair at most.
create table course_links (
  tenant_id uuid not null,
  lecture_club_sequence bigint not null,
  quiz_club_sequence bigint not null,
  primary key (tenant_id, lecture_club_sequence),
  unique (tenant_id, quiz_club_sequence),
  foreign key (tenant_id, lecture_club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, quiz_club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
select secure_tenant_table('course_links');
