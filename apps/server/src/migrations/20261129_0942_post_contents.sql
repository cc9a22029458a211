-- An article that the organisation publishes can be a content of quizzes. It outlives the article: no foreign key.
alter table contents add column post_sequence bigint;
create index contents_of_post on contents (tenant_id, post_sequence) where post_sequence is not null;

-- What the article said in this version, as Markdown: a quiz keeps its content when the article goes.
alter table content_versions
  add column post_text text,
  add constraint content_versions_post check ((kind = 'POST') = (post_text is not null));
create index content_versions_of_post on content_versions (tenant_id, content_url) where kind = 'POST';
