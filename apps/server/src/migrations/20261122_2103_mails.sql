-- Mail to people, written with what it is about. Without an SMTP server this is the outbox that managers read.
create table mails (
  tenant_id uuid not null references tenants,
  mail_id uuid not null,
  recipient text not null,
  subject text not null,
  -- Emptied once the mail has left or is of no use any more: it may hold an address that opens an account.
  body text not null,
  created_at timestamptz not null,
  -- What it leads to ends then: later tries would bring nothing.
  useful_until timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  primary key (tenant_id, mail_id)
);
create index mails_due on mails (tenant_id, next_try_at) where sent_at is null and failed_at is null;
create index mails_age on mails (tenant_id, created_at desc, mail_id desc);
create index mails_recipient on mails (tenant_id, recipient);
select secure_tenant_table('mails');
