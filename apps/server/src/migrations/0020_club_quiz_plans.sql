-- Indexes that begin with the tenant and go on with a date drew plans that read all quizzes of a tenant to find those of
-- one club. The clock that used them runs once a minute and can look through.
drop index club_quizzes_opening;
drop index club_quizzes_closing;
