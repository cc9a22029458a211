-- What nothing decides has no score: a person reads the answer. The points stay as suggestions.
alter table ai_evaluations alter column score drop not null;
-- [{ "text", "relation", "evidence": { "start", "end" } | null }]; points of the model answer in their order
alter table ai_evaluations add column points jsonb not null default '[]';
