-- Whatever changes a final answer has it compared again: with what its author was shown, and those that took something over
-- from it. Where there is neither, nothing is to be compared.
create or replace function expect_influence() returns trigger language plpgsql as $$
begin
  if exists (select from answer_showings where tenant_id = new.tenant_id and answer_sequence = new.answer_sequence)
    or exists (select from answer_influences where tenant_id = new.tenant_id and answer_sequence = new.answer_sequence)
    or exists (select from answer_influences where tenant_id = new.tenant_id and source_sequence = new.answer_sequence)
  then
    -- Drawn, not counted: a row that was taken and comes again would count as what a slow job had read before.
    insert into answer_influence_due (tenant_id, answer_sequence, turn)
      values (new.tenant_id, new.answer_sequence, floor(random() * 2147483647)::integer)
      on conflict (tenant_id, answer_sequence) do update set turn = excluded.turn;
  end if;
  return null;
end $$;
create or replace trigger answers_influence after update of final_text on answers for each row
  when (old.final_text is distinct from new.final_text) execute function expect_influence();

-- Whoever claims holds the row of the answer that earns, as with all that answers earn.
create or replace function pay_influence() returns trigger language plpgsql as $$
begin
  perform from answers where tenant_id = new.tenant_id and answer_sequence = new.source_sequence for no key update;
  perform settle_answers(new.tenant_id, array[new.source_sequence], array['influence']);
  return null;
end $$;
create or replace trigger answer_influences_paid_in after insert on answer_influences for each row
  when (new.is_confirmed and new.stands) execute function pay_influence();
create or replace trigger answer_influences_paid after update of is_confirmed, stands on answer_influences for each row
  when ((old.is_confirmed and old.stands) is distinct from (new.is_confirmed and new.stands))
  execute function pay_influence();
