import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ConfigError, type Config } from '../config.ts';
import { Database } from '../kernel/database/database.ts';
import type { Connection } from '../kernel/database/connection.ts';
import type { OperatorActor } from '../kernel/operator/entries.queries.ts';
import { Refusal } from '../kernel/refusal.ts';
import { asOwner } from '../owner-connection.ts';

export type Options = NonNullable<ParseArgsConfig['options']>;
export type Values = Readonly<Record<string, string | boolean | undefined>>;

/** What a command works with. */
export interface Given {
  readonly config: Config;
  readonly values: Values;
  /** Asks for what stands in no argument, because other users of the machine could read those. */
  readonly askSecret: (what: string) => Promise<string>;
  /** Tells how far something long has come. */
  readonly tell: (sentence: string) => void;
}

/** One command: what it takes, and what it does; it answers what the person reads. */
export interface Command {
  readonly help: string;
  readonly options: Options;
  readonly required: readonly string[];
  readonly run: (given: Given) => Promise<string>;
}

/** Ends a command with one sentence. */
export const fail = (sentence: string): never => {
  throw new ConfigError(sentence);
};

/** Options as they were given, once it is sure that each is known and whole and none is missing. */
export function valuesOf(given: readonly string[], { options, required }: Command): Values {
  let values: Values;
  try {
    values = parseArgs({ args: [...given], options, allowPositionals: true, strict: true }).values as Values;
  } catch {
    const isKnown = (one: string) => Object.hasOwn(options, one.slice(2).split('=')[0]!);
    const unknown = given.find((one) => one.startsWith('--') && !isKnown(one));
    return fail(
      unknown === undefined
        ? 'An option lacks its value, or has one that it does not take: --help shows them.'
        : `There is no option ${unknown.split('=')[0]}: --help shows those that there are.`,
    );
  }
  for (const name of required) if (!values[name]) fail(`--${name} is missing.`);
  return values;
}

export const text = (values: Values, name: string): string => String(values[name] ?? '');

/** Whoever has a shell of the installation, by the name of their account on the machine. */
export function byShell(): OperatorActor {
  return { operatorId: null, actor: `shell: ${userInfo().username}`, origin: { address: '', device: '' } };
}

/** Runs as the owner of the database; what is refused there comes out as one sentence. */
export function onDatabase<T>(config: Config, work: (database: Database, owner: Connection) => Promise<T>): Promise<T> {
  return asOwner(config, async (owner) => {
    const database = new Database({ ...owner, max: 1 });
    try {
      return await work(database, owner);
    } catch (error) {
      if (error instanceof Refusal) throw new ConfigError(error.entry.message, { cause: error });
      throw error;
    } finally {
      await database.close();
    }
  });
}
