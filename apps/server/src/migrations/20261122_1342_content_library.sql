-- The library of contents: what is uploaded or linked once is read, kept in versions, and used by many quizzes.
alter table contents
  -- The version that counts; 0 for what was typed with a quiz and stands in no library.
  add column version_no integer not null default 0 check (version_no >= 0),
  add column like_count integer not null default 0 check (like_count >= 0),
  -- Lower-cased NFC title for the search box.
  add column search_text text not null default '';

create table content_versions (
  tenant_id uuid not null,
  content_sequence bigint not null,
  version_no integer not null check (version_no > 0),
  kind text not null,
  file_key uuid,
  content_url text,
  reading_state text not null check (reading_state in ('NONE', 'WAITING', 'READING', 'READ', 'FAILED')),
  -- Parts that were read, and of how many, in the unit below.
  reading_done integer not null default 0,
  reading_of integer not null default 0,
  -- Why there is no text: a name out of the contract's table.
  failure text,
  -- How often it was begun: what kills its reader is not begun for ever.
  attempts integer not null default 0,
  -- The last sign of life of a reader, or since when it waits.
  touched_at timestamptz not null,
  unit text check (unit in ('PAGE', 'SLIDE', 'ROW')),
  unit_count integer,
  created_at timestamptz not null,
  primary key (tenant_id, content_sequence, version_no),
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence) on delete cascade,
  foreign key (tenant_id, file_key) references files (tenant_id, file_key),
  check ((reading_state = 'FAILED') = (failure is not null))
);
select secure_tenant_table('content_versions');
create index content_versions_by_file on content_versions (tenant_id, file_key) where file_key is not null;
create index content_versions_due on content_versions (tenant_id, touched_at)
  where reading_state in ('WAITING', 'READING');
create index contents_by_file on contents (tenant_id, file_key) where file_key is not null;
create index quizzes_by_content on quizzes (tenant_id, content_sequence) where content_sequence is not null;

-- The text that was read, piece by piece in its order.
create table content_passages (
  tenant_id uuid not null,
  content_sequence bigint not null,
  version_no integer not null,
  position integer not null,
  -- The page, slide or row it begins on; null where there are none.
  unit_no integer,
  -- The nearest heading above it, or the sheet's name; empty where there is none.
  heading text not null,
  text text not null,
  primary key (tenant_id, content_sequence, version_no, position),
  foreign key (tenant_id, content_sequence, version_no)
    references content_versions (tenant_id, content_sequence, version_no) on delete cascade
);
select secure_tenant_table('content_passages');

create table content_likes (
  tenant_id uuid not null,
  content_sequence bigint not null,
  member_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, content_sequence, member_id),
  foreign key (tenant_id, content_sequence) references contents (tenant_id, content_sequence) on delete cascade,
  foreign key (tenant_id, member_id) references members (tenant_id, member_id)
);
select secure_tenant_table('content_likes');
create index content_likes_of_member on content_likes (tenant_id, member_id);
