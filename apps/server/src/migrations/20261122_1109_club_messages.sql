-- What those who run a club wrote to its members.
create table club_messages (
  tenant_id uuid not null,
  message_sequence bigint generated always as identity,
  club_sequence bigint not null,
  sender_id uuid not null,
  -- As it was typed: the reader's name comes in when it is read.
  text text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, message_sequence),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, sender_id) references members (tenant_id, member_id)
);
select secure_tenant_table('club_messages');
create index club_messages_of_club on club_messages (tenant_id, club_sequence);
create index club_messages_of_sender on club_messages (tenant_id, sender_id, sent_at desc);

-- To whom: only who is, or was, a member of the club.
create table club_message_recipients (
  tenant_id uuid not null,
  message_sequence bigint not null,
  club_sequence bigint not null,
  member_id uuid not null,
  -- When the reader put it away.
  checked_at timestamptz,
  primary key (tenant_id, message_sequence, member_id),
  foreign key (tenant_id, message_sequence) references club_messages (tenant_id, message_sequence) on delete cascade,
  foreign key (tenant_id, club_sequence, member_id) references club_members (tenant_id, club_sequence, member_id)
    on delete cascade
);
create index club_message_recipients_of_member
  on club_message_recipients (tenant_id, member_id, club_sequence, message_sequence desc);
create index club_message_recipients_unread
  on club_message_recipients (tenant_id, member_id, message_sequence desc) where checked_at is null;
select secure_tenant_table('club_message_recipients');
