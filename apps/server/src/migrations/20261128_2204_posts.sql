-- What an organisation publishes to be read and seen: articles and videos.
create table posts (
  tenant_id uuid not null references tenants,
  post_sequence bigint generated always as identity,
  -- 0001 an article, 0002 a video.
  content_type text not null check (content_type in ('0001', '0002')),
  title text not null,
  description text not null,
  -- Markdown.
  body text not null,
  provider text not null,
  -- 0001 free, 0002 paid.
  payment_type text not null check (payment_type in ('0001', '0002')),
  -- In won.
  price integer not null check (price >= 0),
  job_levels text[] not null,
  job_groups text[] not null,
  keywords text[] not null,
  cover_key uuid,
  -- A film: at an address or in a file, never both.
  video_url text,
  video_key uuid,
  captions_key uuid,
  running_seconds integer check (running_seconds > 0),
  -- Of reading or watching.
  minutes integer,
  -- From when on others see it; null for a draft.
  published_at timestamptz,
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  like_count integer not null default 0,
  view_count integer not null default 0,
  -- Views of the last 30 days: rows of `post_views`.
  recent_view_count integer not null default 0,
  search_text text not null,
  primary key (tenant_id, post_sequence),
  foreign key (tenant_id, author_id) references members (tenant_id, member_id),
  foreign key (tenant_id, cover_key) references files (tenant_id, file_key),
  foreign key (tenant_id, video_key) references files (tenant_id, file_key),
  foreign key (tenant_id, captions_key) references files (tenant_id, file_key),
  check (video_url is null or video_key is null)
);
create index posts_newest on posts (tenant_id, published_at desc, post_sequence desc) where published_at is not null;
create index posts_newest_of_type on posts (tenant_id, content_type, published_at desc, post_sequence desc)
  where published_at is not null;
create index posts_liked on posts (tenant_id, like_count desc, post_sequence desc) where published_at is not null;
create index posts_popular on posts (tenant_id, recent_view_count desc, post_sequence desc)
  where published_at is not null;
create index posts_changed on posts (tenant_id, updated_at desc, post_sequence desc);
create index posts_of_author on posts (tenant_id, author_id, updated_at desc, post_sequence desc);
create index posts_cover on posts (tenant_id, cover_key) where cover_key is not null;
create index posts_video on posts (tenant_id, video_key) where video_key is not null;
create index posts_captions on posts (tenant_id, captions_key) where captions_key is not null;
select secure_tenant_table('posts');

-- What a post said when it was written, each time.
create table post_versions (
  tenant_id uuid not null,
  post_sequence bigint not null,
  version_no integer not null,
  title text not null,
  description text not null,
  body text not null,
  written_by uuid not null,
  written_at timestamptz not null,
  primary key (tenant_id, post_sequence, version_no),
  foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, written_by) references members (tenant_id, member_id)
);
create index post_versions_writer on post_versions (tenant_id, written_by);
select secure_tenant_table('post_versions');

-- Quizzes that a post leads to, in its order.
create table post_quizzes (
  tenant_id uuid not null,
  post_sequence bigint not null,
  quiz_sequence bigint not null,
  position integer not null,
  primary key (tenant_id, post_sequence, quiz_sequence),
  foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, quiz_sequence) references quizzes (tenant_id, quiz_sequence) on delete cascade
);
create index post_quizzes_quiz on post_quizzes (tenant_id, quiz_sequence);
select secure_tenant_table('post_quizzes');

create table post_likes (
  tenant_id uuid not null,
  post_sequence bigint not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, post_sequence, member_id),
  foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index post_likes_member on post_likes (tenant_id, member_id);
select secure_tenant_table('post_likes');

-- Who looked at a post on which day, where the organisation is; kept 30 days.
create table post_views (
  tenant_id uuid not null,
  post_sequence bigint not null,
  member_id uuid not null,
  viewed_on date not null,
  primary key (tenant_id, post_sequence, member_id, viewed_on),
  foreign key (tenant_id, post_sequence) references posts (tenant_id, post_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id) on delete cascade
);
create index post_views_day on post_views (tenant_id, viewed_on);
create index post_views_member on post_views (tenant_id, member_id);
select secure_tenant_table('post_views');

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (
    purpose in ('CLUB_IMAGE', 'PROFILE_IMAGE', 'ANSWER', 'FEEDBACK', 'CONTENT', 'TENANT_LOGO', 'POST_IMAGE', 'POST_VIDEO',
      'POST_CAPTIONS'));
