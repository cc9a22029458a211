-- What a presenter wrote below a slide. It is no passage: nothing that members see is made of it.
create table content_notes (
  tenant_id uuid not null,
  content_sequence bigint not null,
  version_no integer not null,
  position integer not null,
  -- The slide below which it stands.
  unit_no integer,
  heading text not null,
  text text not null,
  primary key (tenant_id, content_sequence, version_no, position),
  foreign key (tenant_id, content_sequence, version_no)
    references content_versions (tenant_id, content_sequence, version_no) on delete cascade
);
select secure_tenant_table('content_notes');

-- Whether who asked runs the club: notes answer nobody else.
alter table assistant_messages add column with_notes boolean not null default false;
