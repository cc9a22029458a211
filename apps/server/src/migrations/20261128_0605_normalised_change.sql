-- A member's sums bear the name of what they add up: growth, which a lost grade has as well as a gained one. The backfill of
-- this name counts them anew.
drop trigger if exists answers_counted on answers;
drop function if exists seen_gain(answers);
drop function if exists gain_of(answers);
alter table club_members rename column gain_count to growth_count;
alter table club_members rename column gain_sum to growth_sum;
