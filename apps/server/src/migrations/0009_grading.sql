alter table answers
  -- Place in the club's grading queue, smallest first: by `queueRank` of the contract, then the oldest. Null: a draft.
  add column queue_rank integer,
  add column queue_at timestamptz,
  -- Per cent of the quiz's scoring keywords that stood in the final answer when it was submitted.
  add column keyword_coverage integer check (keyword_coverage between 0 and 100),
  -- Final answers to one quiz with (nearly) the same text share it.
  add column similar_group uuid,
  -- Whether the group was there before this answer.
  add column similar_joined boolean not null default false;

-- What each filter of the queue counts; pre-answers and graded ones follow from pre_count and final_count.
alter table club_quizzes
  add column waiting_count integer not null default 0 check (waiting_count >= 0),
  add column review_count integer not null default 0 check (review_count >= 0),
  add column feedback_missing_count integer not null default 0 check (feedback_missing_count >= 0);

create table answer_signatures (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  text_hash integer not null,
  -- Empty for texts too short to be nearly the same as another.
  minhash integer[] not null,
  primary key (tenant_id, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('answer_signatures');

-- Answers that share a band may be nearly the same: band 0 is the whole text, the others are parts of the signature.
-- Only a hint: rows of earlier versions stay, the signatures decide.
create table answer_bands (
  tenant_id uuid not null,
  club_sequence bigint not null,
  quiz_sequence bigint not null,
  band_no integer not null,
  band_hash integer not null,
  answer_sequence bigint not null,
  primary key (tenant_id, club_sequence, quiz_sequence, band_no, band_hash, answer_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
select secure_tenant_table('answer_bands');

-- A member asks that a grade be looked at again.
create table grade_reviews (
  tenant_id uuid not null,
  review_sequence bigint generated always as identity,
  answer_sequence bigint not null,
  reason text not null,
  asked_at timestamptz not null,
  -- The official grade then.
  asked_grade integer not null check (asked_grade between 0 and 100),
  reply text,
  answered_by uuid,
  answered_at timestamptz,
  answered_grade integer check (answered_grade between 0 and 100),
  primary key (tenant_id, review_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence),
  foreign key (tenant_id, answered_by) references members (tenant_id, member_id),
  constraint grade_reviews_answered check ((reply is null) = (answered_at is null)
    and (answered_by is null) = (answered_at is null))
);
create index grade_reviews_by_answer on grade_reviews (tenant_id, answer_sequence, review_sequence desc);
create unique index grade_reviews_open on grade_reviews (tenant_id, answer_sequence) where answered_at is null;
select secure_tenant_table('grade_reviews');

-- What was done to grades and feedback: one row for each act, however many answers it changed.
create table grading_actions (
  tenant_id uuid not null,
  action_sequence bigint generated always as identity,
  club_sequence bigint not null,
  kind text not null check (kind in ('GRADE', 'FEEDBACK', 'BULK', 'UNDO', 'SELF')),
  acted_by uuid not null,
  acted_at timestamptz not null,
  -- The act that this one takes back; each at most once.
  undoes_action bigint,
  primary key (tenant_id, action_sequence),
  unique (tenant_id, undoes_action),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade,
  foreign key (tenant_id, acted_by) references members (tenant_id, member_id),
  foreign key (tenant_id, undoes_action) references grading_actions (tenant_id, action_sequence)
);
create index grading_actions_newest on grading_actions (tenant_id, club_sequence, action_sequence desc);
select secure_tenant_table('grading_actions', 'select, insert');

create table grading_changes (
  tenant_id uuid not null,
  action_sequence bigint not null,
  answer_sequence bigint not null,
  part text not null check (part in ('GRADE', 'FEEDBACK', 'SELF')),
  -- The whole row before and after, as it was named in the table; null: there was none.
  old_value jsonb,
  new_value jsonb,
  -- Counts every change of the part, so that a version is never given twice.
  new_version integer not null,
  primary key (tenant_id, action_sequence, answer_sequence, part),
  foreign key (tenant_id, action_sequence) references grading_actions (tenant_id, action_sequence),
  foreign key (tenant_id, answer_sequence) references answers (tenant_id, answer_sequence)
);
create index grading_changes_by_answer on grading_changes (tenant_id, answer_sequence, part, new_version desc);
select secure_tenant_table('grading_changes', 'select, insert');

create table feedback_templates (
  tenant_id uuid not null,
  template_sequence bigint generated always as identity,
  owner_id uuid not null,
  -- Where the other instructors of a club may use it too; empty: the owner's alone, in every club.
  club_sequence bigint,
  title text not null,
  text text not null,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, template_sequence),
  foreign key (tenant_id, owner_id) references members (tenant_id, member_id),
  foreign key (tenant_id, club_sequence) references clubs (tenant_id, club_sequence) on delete cascade
);
create index feedback_templates_by_owner on feedback_templates (tenant_id, owner_id, template_sequence);
create index feedback_templates_by_club on feedback_templates (tenant_id, club_sequence, template_sequence);
select secure_tenant_table('feedback_templates');

-- Answers from before: row security binds their owner too, so it rests while they are placed.
alter table answers no force row level security;
alter table answer_grades no force row level security;
alter table answer_feedback no force row level security;
alter table club_quizzes no force row level security;
update answers set
  queue_at = coalesce(final_submitted_at, pre_submitted_at),
  queue_rank = 100 + 1000 * case
    when answer_status <> '0003' then 4
    when not exists (select from answer_grades g where g.tenant_id = answers.tenant_id
      and g.answer_sequence = answers.answer_sequence and g.grader = 'INSTRUCTOR') then 1
    when not exists (select from answer_feedback f where f.tenant_id = answers.tenant_id
      and f.answer_sequence = answers.answer_sequence) then 2
    else 3 end
where answer_status <> '0001';
update club_quizzes set
  waiting_count = counted.waiting,
  feedback_missing_count = counted.feedback_missing
from (
  select tenant_id, club_sequence, quiz_sequence,
    count(*) filter (where queue_rank between 1000 and 1999) as waiting,
    count(*) filter (where queue_rank between 2000 and 2999) as feedback_missing
  from answers group by tenant_id, club_sequence, quiz_sequence
) counted
where counted.tenant_id = club_quizzes.tenant_id and counted.club_sequence = club_quizzes.club_sequence
  and counted.quiz_sequence = club_quizzes.quiz_sequence;
alter table answers force row level security;
alter table answer_grades force row level security;
alter table answer_feedback force row level security;
alter table club_quizzes force row level security;

create index answers_queue on answers (tenant_id, club_sequence, queue_rank, queue_at, answer_sequence)
  where queue_rank is not null;
create index answers_quiz_queue
  on answers (tenant_id, club_sequence, quiz_sequence, queue_rank, queue_at, answer_sequence)
  where queue_rank is not null;
create index answers_similar on answers (tenant_id, club_sequence, similar_group) where similar_group is not null;
create index answers_similar_joined on answers (tenant_id, club_sequence, similar_group) where similar_joined;

-- Every path that places an answer moves the counts.
create function count_queue() returns trigger language plpgsql as $$
declare
  -- The state is the rank's thousand: 0 asked to look again, 1 waiting, 2 without feedback.
  before integer := old.queue_rank / 1000;
  after integer := new.queue_rank / 1000;
  place answers := coalesce(new, old);
begin
  update club_quizzes set
    review_count = review_count + coalesce(after = 0, false)::int - coalesce(before = 0, false)::int,
    waiting_count = waiting_count + coalesce(after = 1, false)::int - coalesce(before = 1, false)::int,
    feedback_missing_count = feedback_missing_count + coalesce(after = 2, false)::int - coalesce(before = 2, false)::int
  where tenant_id = place.tenant_id and club_sequence = place.club_sequence and quiz_sequence = place.quiz_sequence;
  return null;
end $$;
create trigger answers_queued_in after insert on answers for each row
  when (new.queue_rank < 3000) execute function count_queue();
create trigger answers_queued_out after delete on answers for each row
  when (old.queue_rank < 3000) execute function count_queue();
create trigger answers_queued after update of queue_rank on answers for each row
  when (old.queue_rank / 1000 is distinct from new.queue_rank / 1000) execute function count_queue();
