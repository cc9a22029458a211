-- 0002: hidden by an admin of the club, with a reason; its author and the admins still read it.
alter table replies drop constraint replies_reply_status_check;
alter table replies
  add constraint replies_reply_status_check check (reply_status in ('0001', '0002', '0003')),
  add column hidden_reason text,
  add column hidden_by uuid,
  add column hidden_at timestamptz,
  add foreign key (tenant_id, hidden_by) references members (tenant_id, member_id),
  add constraint replies_hidden check (
    (reply_status = '0002') = (hidden_at is not null)
    and (reply_status = '0002') = (hidden_by is not null)
    and (reply_status = '0002') = (hidden_reason is not null)
  );
