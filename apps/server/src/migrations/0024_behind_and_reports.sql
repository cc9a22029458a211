-- Falling behind also asks since when somebody is a member.
drop index club_members_standing;
create index club_members_standing on club_members
  (tenant_id, club_sequence, membership_status, final_count, submitted_count, member_id) include (joined_at);

-- When a run of drafting last came on: one that does not any more lost its server, and another takes it up.
alter table club_evaluations add column worked_at timestamptz;
create index club_evaluations_running on club_evaluations (tenant_id, worked_at) where state = 'RUNNING';
