import { HIGH_SCORE, MAX_COUNTED, USUAL_POINTS } from '@dure/contract/people/points/point-kinds';

const byKind = (numbers: Readonly<Record<string, number>>) =>
  Object.entries(numbers)
    .map(([kind, value]) => `when '${kind}' then ${value}`)
    .join(' ');

/** The contract's amounts and limits of points, for the functions that keep the ledger. */
export const sql = `
create or replace function usual_points(kind text) returns integer language sql immutable as
  $$ select case kind ${byKind(USUAL_POINTS)} end $$;

-- As many as count of what there is.
create or replace function counted_units(kind text, units bigint) returns integer language sql immutable as
  $$ select least(units, case kind ${byKind(MAX_COUNTED)} end)::integer $$;

create or replace function is_high_score(grade integer) returns boolean language sql immutable as
  $$ select grade >= ${HIGH_SCORE} $$;
`;
