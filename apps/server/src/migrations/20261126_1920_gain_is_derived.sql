-- Status and grades say it (`gain_of`). PostgreSQL reads the expression of a stored one anew for each statement that changes
-- an answer, be it a like or a draft.
drop trigger answers_counted on answers;
drop function if exists seen_gain(boolean, numeric);
alter table answers drop column gain;

-- Who earns is named by rows that refer to members. To ask again held each like up at its author's row.
alter table point_entries drop constraint point_entries_tenant_id_member_id_fkey;
