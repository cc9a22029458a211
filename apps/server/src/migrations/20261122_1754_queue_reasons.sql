-- The criterion of a quiz in which AI and instructors often differ; null where there is none. Found by a job every hour.
alter table club_quizzes add column disputed_criterion text;

-- Answers whose place in the queue rests on something that changed elsewhere: the grade of a text nearly the same, or what is
-- known of their quiz. A job places them anew.
create table queue_place_due (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence) on delete cascade
);
select secure_tenant_table('queue_place_due');
