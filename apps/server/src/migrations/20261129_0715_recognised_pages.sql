-- Pages of a version whose words a program recognised in their pictures: [{unitNo, percent}], percent being how sure it was.
alter table content_versions add column recognised jsonb not null default '[]'::jsonb;
