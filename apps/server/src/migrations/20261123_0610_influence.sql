-- Which answers of others a member was shown between their own two answers. Without foreign keys: answers stay, and whoever
-- reads locks no row of those who wrote.
create table answer_showings (
  tenant_id uuid not null,
  -- The answer of the reader.
  answer_sequence bigint not null,
  shown_sequence bigint not null,
  -- When something of it was new to them last.
  shown_at timestamptz not null,
  primary key (tenant_id, answer_sequence, shown_sequence),
  constraint answer_showings_of_others check (answer_sequence <> shown_sequence)
);
create index answer_showings_by_time on answer_showings (tenant_id, shown_at);
select secure_tenant_table('answer_showings');

-- Thoughts of a final answer that first stood in an answer which its author was shown: one of each such answer.
create table answer_influences (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  source_sequence bigint not null,
  -- A sentence of the final answer, and the one of the source that it is near to.
  sentence text not null,
  passage text not null,
  found_at timestamptz not null,
  -- False once either of them is gone from its answer.
  stands boolean not null default true,
  -- What the author said of it; null as long as they said nothing.
  is_confirmed boolean,
  decided_at timestamptz,
  -- When the source's author was told first: they are told once.
  thanked_at timestamptz,
  primary key (tenant_id, answer_sequence, source_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, source_sequence) references answers (tenant_id, answer_sequence),
  constraint answer_influences_of_others check (answer_sequence <> source_sequence),
  constraint answer_influences_decided check ((is_confirmed is null) = (decided_at is null))
);
create index answer_influences_by_source on answer_influences (tenant_id, source_sequence, decided_at desc);
select secure_tenant_table('answer_influences');

-- Final answers that are to be compared with what their authors were shown. `turn` counts: what is submitted while one is
-- compared is compared the next time.
create table answer_influence_due (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  turn integer not null default 1,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('answer_influence_due');

alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check check (kind in ('join', 'preAnswer', 'finalAnswer',
  'onTime', 'like', 'onePick', 'reply', 'highScore', 'growth', 'quizUse', 'influence')) not valid;
