-- What the reader left out of a version on purpose: [{reason, count, units}], shown to who may edit the content.
alter table content_versions add column left_out jsonb not null default '[]'::jsonb;
