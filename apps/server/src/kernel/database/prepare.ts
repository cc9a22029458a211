import type { CompiledQuery } from 'kysely';
import type { Query } from './database.ts';

/** Stands for an argument while the query is built once; where it turns up among the parameters, the argument goes. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const PLACEHOLDERS: ProxyHandler<object> = {
  get: (_, name) => new Placeholder(String(name)),
  ownKeys: () => {
    throw new Error('Arguments of a prepared query are named one by one: spread, they would be none.');
  },
};

function fill<Row>(compiled: CompiledQuery<Row>, values: Record<string, unknown>): CompiledQuery<Row> {
  const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
  return { ...compiled, parameters };
}

/**
 * A query of the hot path, built and compiled once: later calls only put their arguments in place. Its shape must not
 * depend on an argument's value; an argument may stand wherever a parameter may, lists as `= any(…)`.
 */
export function prepare<Arguments extends object, Row>(
  make: (given: Arguments) => Query<Row>,
): (given: Arguments) => Query<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const placeholders = new Proxy({}, PLACEHOLDERS) as Arguments;
  return (given) => ({
    compile() {
      compiled ??= make(placeholders).compile() as CompiledQuery<Row>;
      return fill(compiled, given as Record<string, unknown>);
    },
  });
}

/**
 * The same for a query with some shapes. One is compiled for each set of present arguments (neither undefined nor
 * null). So is one for each value of those named `literal`, which must be few.
 */
export function prepareShapes<Arguments extends object, Row>(
  literal: readonly (keyof Arguments & string)[],
  make: (given: Arguments) => Query<Row>,
): (given: Arguments) => Query<Row> {
  const shapes = new Map<string, CompiledQuery<Row>>();
  const isLiteral = (name: string, value: unknown) =>
    value === undefined || value === null || (literal as readonly string[]).includes(name);
  return (given) => ({
    compile() {
      const values = given as Record<string, unknown>;
      const entries = Object.entries(values);
      const key = entries.map(([name, value]) => (isLiteral(name, value) ? `${name}=${String(value)}` : name)).join();
      let compiled = shapes.get(key);
      if (!compiled) {
        const shape = entries.map(([name, value]) => [name, isLiteral(name, value) ? value : new Placeholder(name)]);
        compiled = make(Object.fromEntries(shape) as Arguments).compile() as CompiledQuery<Row>;
        shapes.set(key, compiled);
      }
      return fill(compiled, values);
    },
  });
}
