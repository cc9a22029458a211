-- What those who run an organisation tell all of its members or some. Who it is for is asked when it is sent.
create table notices (
  tenant_id uuid not null references tenants,
  notice_sequence bigint generated always as identity,
  title text not null,
  -- Markdown.
  body text not null,
  -- All of one kind that somebody may be; empty: everybody is.
  roles text[] not null,
  member_types text[] not null,
  organization_codes text[] not null,
  club_sequences bigint[] not null,
  in_bell boolean not null,
  by_mail boolean not null,
  -- The end of its banner; null without one.
  banner_until timestamptz,
  status text not null check (status in ('SCHEDULED', 'SENDING', 'SENT', 'CANCELLED')),
  send_at timestamptz not null,
  -- Sent to its sender alone.
  is_trial boolean not null,
  sender_id uuid not null,
  -- Made with the draft: a draft is sent once.
  notice_key uuid not null,
  created_at timestamptz not null,
  -- Null before it is sent.
  recipient_count integer,
  read_count integer not null default 0,
  primary key (tenant_id, notice_sequence),
  unique (tenant_id, sender_id, notice_key),
  foreign key (tenant_id, sender_id) references members (tenant_id, member_id),
  check (in_bell or by_mail or banner_until is not null)
);
create index notices_by_time on notices (tenant_id, send_at, notice_sequence) where not is_trial;
create index notices_under_way on notices (tenant_id, notice_sequence) where status in ('SCHEDULED', 'SENDING');
create index notices_created on notices (tenant_id, created_at);
select secure_tenant_table('notices');

-- Whom a notice was sent to.
create table notice_recipients (
  tenant_id uuid not null,
  notice_sequence bigint not null,
  member_id uuid not null,
  in_bell boolean not null,
  -- Their bell, or their open pages, have not been told.
  awaits_telling boolean not null,
  -- Their mail has not been written.
  awaits_mail boolean not null,
  -- The banner stands until they put it away or open the notice.
  has_banner boolean not null,
  read_at timestamptz,
  primary key (tenant_id, notice_sequence, member_id),
  foreign key (tenant_id, notice_sequence) references notices (tenant_id, notice_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index notice_recipients_untold on notice_recipients (tenant_id, notice_sequence, member_id) where awaits_telling;
create index notice_recipients_unmailed on notice_recipients (tenant_id, notice_sequence, member_id) where awaits_mail;
create index notice_recipients_banner on notice_recipients (tenant_id, member_id, notice_sequence) where has_banner;
create index notice_recipients_member on notice_recipients (tenant_id, member_id);
select secure_tenant_table('notice_recipients');
