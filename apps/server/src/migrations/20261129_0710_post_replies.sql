-- Replies stand under answers and under posts: what is written, deleted and hidden is one thing.
alter table replies
  alter column answer_sequence drop not null,
  add column post_sequence bigint,
  add foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade,
  add check (num_nonnulls(answer_sequence, post_sequence) = 1);
create index replies_by_post on replies (tenant_id, post_sequence, reply_sequence) where post_sequence is not null;

alter table posts add column reply_count integer not null default 0;

-- Whether members reply to what the organisation publishes.
alter table tenants add column use_post_replies boolean not null default true;
