-- Kinds of notification that a member does not want to be told.
create table muted_notifications (
  tenant_id uuid not null,
  member_id uuid not null,
  kind text not null,
  primary key (tenant_id, member_id, kind),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
select secure_tenant_table('muted_notifications');
