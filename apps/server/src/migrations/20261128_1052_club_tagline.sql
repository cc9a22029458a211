-- The field's word for the one sentence of a club.
alter table clubs rename column promise to tagline;
