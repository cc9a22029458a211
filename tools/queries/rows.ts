import type { Source } from '../source-files.ts';

/** Column → its type as it is read, of each table of the generated schema. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>;

const INTERFACE = /^(?:export )?interface (\w+)[^{;]*\{\n((?: {2}.*\n|\n)*?)\}/gm;
const MEMBER = /^ {2}(?:readonly )?(\w+): ([^;]+);$/gm;

const READ_AS: Readonly<Record<string, string>> = { Timestamp: 'Date', Numeric: 'string' };
/** `Generated<Timestamp> | null` is read as `Date | null`; the order of a union does not matter. */
const readAs = (type: string): string =>
  type
    .replace(/Generated<(.+)>/, '$1')
    .split(' | ')
    .map((one) => READ_AS[one] ?? one)
    .toSorted()
    .join(' | ');

const membersOf = (body: string): [string, string][] =>
  [...body.matchAll(MEMBER)].map(([, name, type]) => [name!, readAs(type!)]);

/** The tables of the generated schema, by the names of their interfaces. */
export const columnsIn = (schema: string): Tables =>
  new Map(
    [...schema.matchAll(INTERFACE)]
      .filter(([, name]) => name !== 'DB')
      .map(([, name, body]) => [name!, new Map(membersOf(body!))]),
  );

/** Rows that repeat two or more columns of a table instead of picking them. Sentences, empty where all is well. */
export const writtenRowsIn = (sources: readonly Source[], tables: Tables): string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(INTERFACE)].flatMap(([, name, body]) => {
      const members = membersOf(body!);
      for (const [table, columns] of tables) {
        const repeated = members.filter(([column, type]) => columns.get(column) === type).map(([column]) => column);
        const isRow = repeated.length > 1 && repeated.some((column) => column.includes('_'));
        if (isRow) return [`${path}: ${name} repeats ${repeated.join(', ')} of ${table}: pick them with RowPart.`];
      }
      return [];
    }),
  );
