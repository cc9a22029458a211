-- Lists of managers by the column that they choose.
create index members_last_used on members (tenant_id, last_used_at, member_id);
create index members_since on members (tenant_id, created_at, member_id);
create index invitations_name on invitations (tenant_id, name, invitation_id);
create index invitations_until on invitations (tenant_id, valid_until, invitation_id);
-- Many bear one name: their ids are part of the order.
drop index members_by_nickname;
create index members_by_nickname on members (tenant_id, nickname, member_id);
