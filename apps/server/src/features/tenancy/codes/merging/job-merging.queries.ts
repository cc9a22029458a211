import { sql, type Compilable, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

/** What has jobs, by its key. */
const PLACES = { clubs: 'club_sequence', quizzes: 'quiz_sequence' } as const;
/** What else has them, and is rewritten for good. */
const WRITINGS = 'ai_writings';
/** Every table in which merges put one job in the place of another. */
export const JOB_TABLES: readonly string[] = [...Object.keys(PLACES), WRITINGS];
export type JobPlace = keyof typeof PLACES;

const statement = <Row>(text: RawBuilder<Row>): Compilable<Row> => ({ compile: () => text.compile(build) });
const has = (code: string) => sql`jobs @> array[${code}]::text[]`;

export interface Jobs {
  readonly tenantId: string;
  readonly code: string;
  readonly into: string;
}

interface Counted {
  readonly merged: number;
  readonly kept: number;
  readonly after: number;
}

/** How many have the one, the other, and either of them. */
export const countPlaces = ({ tenantId, code, into }: Jobs, place: JobPlace) =>
  statement(
    sql<Counted>`select (count(*) filter (where ${has(code)}))::integer as merged,
        (count(*) filter (where ${has(into)}))::integer as kept, count(*)::integer as after
      from ${sql.table(place)} where tenant_id = ${tenantId}::uuid and (${has(code)} or ${has(into)})`,
  );

/** Puts the one that stays in the place of the other. A form that is open on it is stale then. */
export const replaceJob = ({ tenantId, code, into }: Jobs, place: JobPlace) => {
  const key = sql.ref(PLACES[place]);
  return statement(
    sql<{ sequence: number; had_both: boolean }>`with held as (
        select ${key} as sequence, ${has(into)} as had_both from ${sql.table(place)}
        where tenant_id = ${tenantId}::uuid and ${has(code)} order by 1 for no key update
      )
      update ${sql.table(place)} set version = version + 1,
        jobs = case when had_both then array_remove(jobs, ${code}) else array_replace(jobs, ${code}, ${into}) end
      from held where tenant_id = ${tenantId}::uuid and ${key} = held.sequence
      returning held.sequence, held.had_both`,
  );
};

/** What AI is still writing for the one is for the other. */
export const replaceInWritings = ({ tenantId, code, into }: Jobs) =>
  build
    .updateTable(WRITINGS)
    .set({ jobs: sql`array(select distinct unnest(array_replace(jobs, ${code}, ${into})))` })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`${has(code)}`);

/** The same back, where the one that stayed still stands. */
export const restoreJob = (
  { tenantId, code, into }: Jobs,
  place: JobPlace,
  sequences: readonly number[],
  withBoth: readonly number[],
) => {
  const key = sql.ref(PLACES[place]);
  return statement(
    sql`update ${sql.table(place)} set version = version + 1,
        jobs = case when ${key} = any(${withBoth}::bigint[]) then jobs || ${code}::text
          else array_replace(jobs, ${into}, ${code}) end
      where tenant_id = ${tenantId}::uuid and ${key} = any(${sequences}::bigint[]) and ${has(into)} and not ${has(code)}`,
  );
};

export const insertMerge = (
  { tenantId, code, into }: Jobs,
  now: Date,
  moved: Readonly<Record<JobPlace, readonly { readonly sequence: number; readonly had_both: boolean }[]>>,
) => {
  const all = (place: JobPlace) => sql<number[]>`${moved[place].map(({ sequence }) => sequence)}::bigint[]`;
  const both = (place: JobPlace) =>
    sql<number[]>`${moved[place].filter((one) => one.had_both).map(({ sequence }) => sequence)}::bigint[]`;
  return build.insertInto('code_merges').values({
    tenant_id: tenantId,
    kind: 'JOB',
    code,
    into_code: into,
    merged_at: now,
    clubs: all('clubs'),
    quizzes: all('quizzes'),
    clubs_with_both: both('clubs'),
    quizzes_with_both: both('quizzes'),
  });
};

export const findMerge = (tenantId: string, code: string) =>
  build
    .selectFrom('code_merges')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'JOB')
    .where('code', '=', code);

export const deleteMerge = (tenantId: string, code: string) =>
  build.deleteFrom('code_merges').where('tenant_id', '=', tenantId).where('kind', '=', 'JOB').where('code', '=', code);

export const deleteMergesBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('code_merges').where('tenant_id', '=', tenantId).where('merged_at', '<=', moment);
