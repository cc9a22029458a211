-- Likes that came or went with an answer and are not settled yet: many a minute, of which the ledger and the quiz's figures need
-- what is left of them. `functions/likes.sql` says how.
create table like_changes (
  tenant_id uuid not null,
  answer_sequence bigint not null,
  change_sequence bigint generated always as identity,
  quiz_sequence bigint not null,
  likes integer not null,
  happened_at timestamptz not null,
  primary key (tenant_id, answer_sequence, change_sequence)
);
select secure_tenant_table('like_changes', 'select, insert, delete');

drop trigger if exists answers_paid_for_likes on answers;
