import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const TIMESTAMPTZ = 1184;

/** Sequences and counts stay far below 2^53, so they travel as numbers. */
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
/** Sessions run in UTC, so PostgreSQL writes `2026-11-20 09:14:00.123+00`. By place: it is asked for each moment of each row. */
pg.types.setTypeParser(TIMESTAMPTZ, (value) => new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`));

/** Parser of a column type's text form. */
export function typeParser(oid: number): (value: string) => unknown {
  return pg.types.getTypeParser(oid, 'text') as (value: string) => unknown;
}
