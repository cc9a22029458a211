-- The field's words: when people were notified, and the knots of a piecewise linear fit.
alter table club_quizzes rename column told_open_at to notified_open_at;
alter table club_quizzes rename column told_deadline_at to notified_deadline_at;
alter table clubs rename column told_end_at to notified_end_at;
alter table members rename column dormancy_told_at to dormancy_notified_at;
alter table ai_calibrations rename column bends to knots;
