-- Managers see those that ask to be opened, then the others by their beginning: the page is read, not all of them.
create index seminars_by_start on seminars (tenant_id, start_at desc, post_sequence desc);
