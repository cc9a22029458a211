-- One name for it from here to the screens.
alter table answer_likeness_due rename to answer_similarity_due;
