-- The clubs that a tenant lists are counted, and the most popular found, from the index alone.
drop index clubs_popular;
create index clubs_popular on clubs (tenant_id, member_count desc, club_sequence desc)
  include (is_public, club_status, club_type);
