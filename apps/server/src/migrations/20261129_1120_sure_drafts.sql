-- What is doubtful is offered behind the others, and chosen by nobody but a person. What was drafted before was not judged.
alter table ai_drafts add column is_sure boolean not null default true;
update ai_drafts set is_sure = false where answer is not null and settled_at is null;
