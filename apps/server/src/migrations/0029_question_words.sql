-- Questions are found by their words as people read them, without the signs of Markdown among them.
alter table quizzes no force row level security;
update quizzes set search_text = trim(regexp_replace(translate(lower(question), '*_`~#>$\', ''), '\s+', ' ', 'g'));
alter table quizzes force row level security;
