-- The most popular clubs are read off an index, however many a tenant has.
create index clubs_popular on clubs (tenant_id, member_count desc, club_sequence desc);
