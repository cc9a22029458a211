-- How one member stands to another, each way for itself: who asked, who are friends (a row for each of both), who blocked.
create table member_ties (
  tenant_id uuid not null,
  member_id uuid not null,
  other_id uuid not null check (other_id <> member_id),
  tie text not null check (tie in ('ASKED', 'FRIEND', 'BLOCKED')),
  since timestamptz not null,
  primary key (tenant_id, member_id, other_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade,
  foreign key (tenant_id, other_id) references members (tenant_id, member_id) on delete cascade
);
create index member_ties_own on member_ties (tenant_id, member_id, tie, since desc);
create index member_ties_of_others on member_ties (tenant_id, other_id, tie, since desc);
select secure_tenant_table('member_ties', 'select, insert, delete');

-- Whether others find the member, by nickname or by their profile.
alter table members add column is_findable boolean not null default true;
create index members_by_nickname on members (tenant_id, nickname);
