-- A tenant's key pair for push services (VAPID): made once, since browsers subscribe to its public half.
create table push_keys (
  tenant_id uuid not null references tenants,
  public_key text not null,
  private_key text not null,
  primary key (tenant_id)
);
select secure_tenant_table('push_keys');

-- Browsers that are pushed to. A browser is one member's at a time.
create table push_devices (
  tenant_id uuid not null,
  push_device_sequence bigint not null generated always as identity,
  member_id uuid not null,
  -- The session that it was seen with last: whoever ends that one ends this.
  token_id text not null,
  -- Browser and system, as of a session.
  device text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (tenant_id, push_device_sequence),
  unique (tenant_id, endpoint),
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index push_devices_member on push_devices (tenant_id, member_id, seen_at desc);
create index push_devices_session on push_devices (tenant_id, token_id);
select secure_tenant_table('push_devices');

-- What is on its way to a device; gone once its push service took it, or it has lost its use.
create table push_messages (
  tenant_id uuid not null,
  push_message_sequence bigint not null generated always as identity,
  push_device_sequence bigint not null,
  member_id uuid not null,
  -- What the device shows, before it is encrypted for it.
  payload jsonb not null,
  -- A later one of the same topic takes the place of one that the device has not had yet.
  topic text not null,
  useful_until timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (tenant_id, push_message_sequence),
  foreign key (tenant_id, push_device_sequence) references push_devices (tenant_id, push_device_sequence) on delete cascade
);
create index push_messages_due on push_messages (tenant_id, next_try_at);
create index push_messages_device on push_messages (tenant_id, push_device_sequence);
select secure_tenant_table('push_messages');

-- Is to be pushed as soon as it may.
alter table notifications add column awaits_push boolean not null default false;
create index notifications_awaiting_push on notifications (tenant_id, member_id) where awaits_push;
