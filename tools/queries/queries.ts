import type { Source } from '../source-files.ts';

const TABLE = /^ {2}(\w+): \w+;$/gm;
const JOIN = /\.(?:inner|left|right|full)Join\(\s*'(\w+)(?: as \w+)?',(?!\s*\(join\) =>\s*(?:sameTenant|inTenant)\()/g;

/** Names of the tables in the generated schema; what it brings together, `DB`, is its last interface. */
export const tablesOf = (schema: string): Set<string> =>
  new Set([...schema.slice(schema.indexOf('export interface DB {')).matchAll(TABLE)].map(([, table]) => table!));

/** Joins of tables that do not compare the tenant by the kernel's helper. Sentences, empty where all is well. */
export const bareJoinsIn = (sources: readonly Source[], tables: ReadonlySet<string>): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(JOIN)]
      .filter(([, table]) => tables.has(table!))
      .map(({ 1: table, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line}: ${table} is joined by hand: use sameTenant or inTenant of kernel/database/tenant-join.ts.`;
      }),
  );

/** Sources that may name the table of a club's instructors, and what for. Who runs a club is asked of the first. */
const INSTRUCTORS_NAMED = [
  'clubs/clubs/club-runners.facts.ts',
  'clubs/clubs/club-about.queries.ts', // shows them in order
  'clubs/club-writing/club-writing.queries.ts', // writes them
  'grading/grading/graders/graders.queries.ts', // their order decides whose part is which
  'platform/merging/merging.rules.ts', // says what a merge does with the rows
  'platform/privacy/registry/clubs.data.ts', // says whose data the rows are
  'platform/privacy/registry/tables.text.ts', // names the table to people
  'platform/privacy/withdrawal/withdrawal.queries.ts', // their order decides who goes on
].map((place) => `apps/server/src/features/${place}`);

/** Second spellings of who runs a club. Sentences, empty where all is well. */
export const spelledRunnersIn = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ path, text }) => text.includes('club_instructors') && !INSTRUCTORS_NAMED.includes(path))
    .map(({ path }) => `${path} asks club_instructors itself: use isRunBy, isClubInstructor or clubsRunBy of clubs.`);
