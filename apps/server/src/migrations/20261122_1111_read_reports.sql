-- A report is released only after somebody who runs the club has read it as it is.
alter table member_evaluations
  add column read_by uuid,
  add column read_at timestamptz,
  add foreign key (tenant_id, read_by) references members (tenant_id, member_id);

-- Released before: read by whoever released it. Row security binds the owner too, so it rests meanwhile.
alter table member_evaluations no force row level security;
update member_evaluations set read_at = released_at where evaluation_status = 'RELEASED';
alter table member_evaluations force row level security;

alter table member_evaluations add constraint member_evaluations_read_first
  check (evaluation_status = 'DRAFT' or read_at is not null);
