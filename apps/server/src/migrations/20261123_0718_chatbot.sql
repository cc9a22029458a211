-- Managers name the organisation's chatbot and switch it off.
alter table tenants add column use_chatbot boolean not null default true;
alter table tenants add column chatbot_version integer not null default 0;

-- How often a member asked it on the last day on which they did, on the wall of the tenant.
create table chatbot_uses (
  tenant_id uuid not null,
  member_id uuid not null,
  day text not null,
  asked_count integer not null,
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members
);
select secure_tenant_table('chatbot_uses');
