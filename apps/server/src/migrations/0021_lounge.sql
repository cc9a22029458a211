-- The lounge: the public quizzes of a tenant, which other clubs take as copies.
alter table quizzes
  -- Lower-cased NFC question for the search box.
  add column search_text text not null default '',
  -- The first quiz of a chain of copies; null for one that is no copy.
  add column origin_quiz_sequence bigint,
  -- Clubs that use the quiz or a copy of it, and likes of the answers given to them. A job keeps them from `quiz_changes`.
  add column use_count integer not null default 0 check (use_count >= 0),
  add column like_count integer not null default 0 check (like_count >= 0),
  add foreign key (tenant_id, origin_quiz_sequence) references quizzes (tenant_id, quiz_sequence);
create index quizzes_by_source on quizzes (tenant_id, source_quiz_sequence) where source_quiz_sequence is not null;
create index quizzes_lounge on quizzes (tenant_id, quiz_sequence desc) where quiz_status = 'PUBLIC';
create index quizzes_lounge_used on quizzes (tenant_id, use_count desc, quiz_sequence desc) where quiz_status = 'PUBLIC';
create index quizzes_lounge_liked on quizzes (tenant_id, like_count desc, quiz_sequence desc) where quiz_status = 'PUBLIC';

-- What changes the figures of a quiz is noted here in its own transaction, and added up by a job: many like answers to one
-- quiz at once, and none of them waits for a row that all would count in. Without foreign keys for the same reason.
create table quiz_changes (
  tenant_id uuid not null,
  change_sequence bigint generated always as identity,
  quiz_sequence bigint not null,
  -- Likes that came or went; 0 says that clubs use the quiz otherwise than before.
  likes integer not null,
  primary key (tenant_id, change_sequence)
);
select secure_tenant_table('quiz_changes', 'select, insert, delete');

-- What is still being written, was sent back or cancelled uses nothing.
create function counts_as_use(club_status text) returns boolean language sql immutable as
  $$ select club_status not in ('0000', '0120', '0220') $$;

create function note_likes() returns trigger language plpgsql as $$
begin
  insert into quiz_changes (tenant_id, quiz_sequence, likes)
  values (new.tenant_id, new.quiz_sequence, new.like_count - coalesce(old.like_count, 0));
  return null;
end $$;
create trigger answers_liked_in after insert on answers for each row when (new.like_count > 0) execute function note_likes();
create trigger answers_liked after update of like_count on answers for each row
  when (new.like_count <> old.like_count) execute function note_likes();

create function note_place() returns trigger language plpgsql as $$
declare
  place club_quizzes := coalesce(new, old);
begin
  insert into quiz_changes (tenant_id, quiz_sequence, likes) values (place.tenant_id, place.quiz_sequence, 0);
  return null;
end $$;
create trigger club_quizzes_placed after insert or delete on club_quizzes for each row execute function note_place();

create function note_status() returns trigger language plpgsql as $$
begin
  insert into quiz_changes (tenant_id, quiz_sequence, likes)
  select tenant_id, quiz_sequence, 0 from club_quizzes
  where tenant_id = new.tenant_id and club_sequence = new.club_sequence;
  return null;
end $$;
create trigger clubs_use after update of club_status on clubs for each row
  when (counts_as_use(old.club_status) <> counts_as_use(new.club_status)) execute function note_status();

-- What was there before. Row security binds the owner of the tables too, so it rests meanwhile. There were no copies yet.
alter table quizzes no force row level security;
alter table answers no force row level security;
alter table club_quizzes no force row level security;
alter table quiz_changes no force row level security;
update quizzes set search_text = lower(question);
insert into quiz_changes (tenant_id, quiz_sequence, likes)
select tenant_id, quiz_sequence, sum(like_count) from answers group by tenant_id, quiz_sequence having sum(like_count) > 0
union all
select distinct tenant_id, quiz_sequence, 0 from club_quizzes;
alter table quizzes force row level security;
alter table answers force row level security;
alter table club_quizzes force row level security;
alter table quiz_changes force row level security;
