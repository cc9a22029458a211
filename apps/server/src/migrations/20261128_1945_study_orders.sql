-- Nobody could choose what studies are counted by: every organisation shows the usual one, and keeps it.
alter table tenants alter column study_order_label_type set default 'LECTURE';
update tenants set study_order_label_type = 'LECTURE';
