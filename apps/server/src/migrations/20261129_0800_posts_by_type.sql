-- A list of some kinds is put together from those of each kind: one that is rare is found without reading the others.
drop index posts_liked;
create index posts_liked_of_type on posts (tenant_id, content_type, like_count desc, post_sequence desc)
  where published_at is not null;
create index posts_popular_of_type on posts (tenant_id, content_type, recent_view_count desc, post_sequence desc)
  where published_at is not null;
-- What one person published.
create index posts_published_by on posts (tenant_id, author_id, published_at desc, post_sequence desc)
  where published_at is not null;
