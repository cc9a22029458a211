-- Final answers that were submitted since similar ones were last put together. A job does that: comparing a text with all
-- that resemble it must not keep waiting whoever submits.
create table answer_likeness_due (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  submitted_at timestamptz not null,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('answer_likeness_due');

-- Bands are those of the text as it is: a job that has time forgets the earlier ones.
create index answer_bands_by_answer on answer_bands (tenant_id, answer_sequence);

-- Answers from before are compared too. Row security binds their owner, so it rests meanwhile.
alter table answers no force row level security;
alter table answer_likeness_due no force row level security;
insert into answer_likeness_due (tenant_id, answer_sequence, submitted_at)
select tenant_id, answer_sequence, final_submitted_at from answers
where answer_status = '0003' and similar_group is null;
alter table answers force row level security;
alter table answer_likeness_due force row level security;
