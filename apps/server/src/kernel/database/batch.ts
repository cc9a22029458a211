import { createRequire } from 'node:module';
import type { Connection, DatabaseError, Submittable } from 'pg';
import { serialize } from 'pg-protocol';
import { typeParser } from './types.ts';

// pg publishes its value mapping under this path only.
const { prepareValue } = createRequire(import.meta.url)('pg/lib/utils') as {
  prepareValue: (value: unknown) => unknown;
};

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export interface StatementResult {
  rows: Record<string, unknown>[];
  /** Rows that the command touched, as PostgreSQL counts them. */
  affected: number;
  /** The command tag, such as `COMMIT` or `INSERT 0 1`. */
  tag: string;
}

interface Column {
  name: string;
  parse: (value: string) => unknown;
}

const RESULT_CHANGED = '0A000';

/** What one connection has prepared: statement name → its columns. A name is kept only once the server confirmed it. */
const preparedOn = new WeakMap<object, { columns: Map<string, Column[]>; doubtful: Set<string> }>();
const names = new Map<string, string>();

function nameOf(sql: string): string {
  let name = names.get(sql);
  if (!name) names.set(sql, (name = `d${names.size}`));
  return name;
}

/**
 * Several statements in one protocol batch with a single Sync: PostgreSQL runs them as one implicit transaction, in one
 * round trip. A failure of any rejects the whole and undoes all of it.
 */
export class Batch implements Submittable {
  readonly #statements: readonly Statement[];
  readonly #results: StatementResult[];
  readonly #resolve: (results: StatementResult[]) => void;
  readonly #reject: (error: Error) => void;
  #connection: Connection | undefined;
  #at = 0;
  #columns: Column[] = [];
  #failed: Error | undefined;

  constructor(
    statements: readonly Statement[],
    resolve: (results: StatementResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements;
    this.#results = statements.map(() => ({ rows: [], affected: 0, tag: '' }));
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    const known = this.#prepared();
    const inThisBatch = new Set<string>();
    const messages: Buffer[] = [];
    try {
      for (const { sql, parameters } of this.#statements) {
        const name = nameOf(sql);
        const columns = known.columns.get(name);
        if (!columns && !inThisBatch.has(name)) {
          // A failed batch leaves it open whether this name was prepared; closing an unknown name is no error.
          if (known.doubtful.delete(name)) messages.push(serialize.close({ type: 'S', name }));
          messages.push(serialize.parse({ text: sql, name }));
          inThisBatch.add(name);
        }
        messages.push(serialize.bind({ statement: name, values: [...parameters], valueMapper: prepareValue }));
        if (!columns) messages.push(serialize.describe({ type: 'P', name: '' }));
        messages.push(serialize.execute());
      }
    } catch (error) {
      this.#failed = error as Error;
    }
    messages.push(serialize.sync());
    // In one piece: to hand the system many small ones takes longer than all of the rest.
    if (connection.stream.writable) connection.stream.write(Buffer.concat(messages));
    this.#enter(0);
  }

  #prepared() {
    let known = preparedOn.get(this.#connection!);
    if (!known) preparedOn.set(this.#connection!, (known = { columns: new Map(), doubtful: new Set() }));
    return known;
  }

  #enter(at: number): void {
    this.#at = at;
    const statement = this.#statements[at];
    this.#columns = (statement && this.#prepared().columns.get(nameOf(statement.sql))) ?? [];
  }

  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = message.fields.map(({ name, dataTypeID }) => ({ name, parse: typeParser(dataTypeID) }));
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    const columns = this.#columns;
    for (let i = 0; i < columns.length; i++) {
      const { name, parse } = columns[i]!;
      const value = message.fields[i]!;
      row[name] = value === null ? null : parse(value);
    }
    this.#results[this.#at]!.rows.push(row);
  }

  handleCommandComplete(message: { text: string }): void {
    const result = this.#results[this.#at]!;
    result.tag = message.text;
    result.affected = Number(/(?<!\d)(\d+)$/.exec(message.text)?.[1] ?? 0);
    this.#prepared().columns.set(nameOf(this.#statements[this.#at]!.sql), this.#columns);
    this.#enter(this.#at + 1);
  }

  handleEmptyQuery(): void {
    this.#enter(this.#at + 1);
  }

  handlePortalSuspended(): void {}

  handleError(error: Error): void {
    const known = this.#connection && this.#prepared();
    for (const { sql } of this.#statements.slice(this.#at)) {
      const name = nameOf(sql);
      // Another server migrated: the statement answers other columns by now and must be prepared again.
      if ((error as DatabaseError).code === RESULT_CHANGED) known?.columns.delete(name);
      if (!known?.columns.has(name)) known?.doubtful.add(name);
    }
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#failed) this.handleError(this.#failed);
    else this.#resolve(this.#results);
  }
}
