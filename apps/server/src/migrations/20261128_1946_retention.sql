-- How long an organisation keeps what it may keep longer or shorter, in days; who has no row has the usual periods.
create table retention_settings (
  tenant_id uuid primary key references tenants,
  mail_days integer not null,
  invitation_days integer not null,
  notice_days integer not null,
  -- Null: as long as their club.
  conversation_days integer,
  version integer not null default 1,
  changed_by uuid not null,
  changed_at timestamptz not null,
  foreign key (tenant_id, changed_by) references members (tenant_id, member_id)
);
select secure_tenant_table('retention_settings');

create index assistant_messages_age on assistant_messages (tenant_id, asked_at);
