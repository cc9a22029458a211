-- The session state names the member's latest one-pick.
create index one_picks_by_member on one_picks (tenant_id, member_id, created_at desc, answer_sequence desc);
