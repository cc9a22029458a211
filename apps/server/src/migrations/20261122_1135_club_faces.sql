alter table clubs
  -- What the club promises, in one sentence.
  add column promise text not null default '',
  -- Words of the first question that its cover shows large; null where the rule finds the clause.
  add column cover_lead smallint check (cover_lead > 0);
alter table club_quizzes
  -- What the quiz is about, for those who may not read its question yet.
  add column topic text not null default '';
