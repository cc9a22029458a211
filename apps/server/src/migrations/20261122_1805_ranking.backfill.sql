-- Every row of the ledger once, also of what its own backfill has just added.
delete from point_changes where tenant_id = :tenant;
delete from monthly_points where tenant_id = :tenant;
insert into point_changes (tenant_id, member_id, points, happened_at)
select tenant_id, member_id, points, happened_at from point_entries where tenant_id = :tenant and points <> 0;
