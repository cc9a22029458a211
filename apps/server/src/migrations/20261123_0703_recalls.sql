-- What a member recalled of a quiz after they had finished it, once a day at most: rows are added and never changed. The last one
-- of an answer says what FSRS expects of their memory since, and when the quiz comes again.
create table recalls (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  -- Days of the tenant's time zone.
  recalled_on date not null,
  due_on date not null check (due_on > recalled_on),
  rating text not null check (rating in ('AGAIN', 'HARD', 'GOOD', 'EASY')),
  text text not null check (char_length(text) <= 2000),
  recalled_at timestamptz not null,
  stability double precision not null check (stability > 0),
  difficulty double precision not null check (difficulty between 1 and 10),
  primary key (tenant_id, answer_sequence, recalled_on),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence) on delete cascade
);
-- A withdrawal takes them away.
select secure_tenant_table('recalls', 'select, insert, delete');

-- When model answer or keywords became others, by a trigger; null while they are as they were first.
alter table quizzes add column model_revised_at timestamptz;
