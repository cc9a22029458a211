-- When an address was proven to be its owner's, by a mail that they opened; nobody else is written to about what happened.
alter table members add column email_verified_at timestamptz;

-- Kinds are turned off by way: in the product (and so everywhere), by mail.
alter table muted_notifications add column way text not null default 'PRODUCT' check (way in ('PRODUCT', 'EMAIL', 'PUSH'));
alter table muted_notifications alter column way drop default;
alter table muted_notifications drop constraint muted_notifications_pkey;
alter table muted_notifications add primary key (tenant_id, member_id, kind, way);

-- Is to leave the product as soon as it may.
alter table notifications add column awaits_sending boolean not null default false;
create index notifications_awaiting on notifications (tenant_id, member_id) where awaits_sending;

-- What somebody did and takes back and does again is told once while it is unread: looked for by who did it, so that the
-- thousandth like costs what the first one did.
create index notifications_unread on notifications (tenant_id, member_id, kind, actor_id) where checked_at is null;

-- When members are written to; who has no row has what stands here.
create table notification_times (
  tenant_id uuid not null,
  member_id uuid not null,
  digest text not null default 'WEEKLY' check (digest in ('OFF', 'DAILY', 'WEEKLY')),
  -- Hours of the tenant in which nothing leaves; both null where there are none.
  quiet_from time default '21:00',
  quiet_until time default '08:00',
  -- The day, or Monday of the week, whose digest has been dealt with.
  digested_on date,
  -- What was told in a digest is told in none again.
  digested_up_to bigint not null default 0,
  check ((quiet_from is null) = (quiet_until is null)),
  primary key (tenant_id, member_id),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
select secure_tenant_table('notification_times');

-- Mail about what happened is a member's, and leaves only while they may be written to.
alter table mails add column member_id uuid;
alter table mails add column unsubscribe_url text;
alter table mails add foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade;
create index mails_member on mails (tenant_id, member_id) where member_id is not null;
