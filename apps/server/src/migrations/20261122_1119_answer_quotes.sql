-- Whose words an answer quotes: one row for each quoted answer, from the first time it is quoted.
create table answer_quotes (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  quoted_sequence bigint not null,
  passage text not null,
  -- False once a revision leaves it out. The row stays: its author is told once.
  stands boolean not null default true,
  quoted_at timestamptz not null,
  primary key (tenant_id, answer_sequence, quoted_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, quoted_sequence) references answers (tenant_id, answer_sequence),
  constraint answer_quotes_of_others check (answer_sequence <> quoted_sequence)
);
create index answer_quotes_by_quoted on answer_quotes (tenant_id, quoted_sequence, quoted_at desc);
select secure_tenant_table('answer_quotes');
