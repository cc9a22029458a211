import type { Source } from '../names/names.ts';

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
