-- What is known of a picture before it has loaded: its size in pixels and the mean colour along its edge.
alter table files
  add column picture_width integer check (picture_width > 0),
  add column picture_height integer check (picture_height > 0),
  add column picture_edge text check (picture_edge ~ '^#[0-9a-f]{6}$'),
  add check ((picture_width is null) = (picture_height is null)),
  add check (picture_width is not null or picture_edge is null);

-- Pictures that are still to be measured.
create index files_unmeasured on files (tenant_id, file_key) where purpose = 'CLUB_IMAGE' and picture_width is null;
