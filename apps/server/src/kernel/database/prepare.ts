import type { CompiledQuery } from 'kysely';
import type { Query } from './database.ts';

/** Stands for an argument while the query is built once; where it turns up among the parameters, the argument goes. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query of the hot path, built and compiled once: later calls only put their arguments in place. Its shape must not
 * depend on an argument's value; an argument may stand wherever a parameter may, lists as `= any(…)`.
 */
export function prepare<Arguments extends object, Row>(
  make: (arguments_: Arguments) => Query<Row>,
): (arguments_: Arguments) => Query<Row> {
  let compiled: CompiledQuery<Row> | undefined;
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Arguments;
  return (arguments_) => ({
    compile() {
      compiled ??= make(placeholders).compile() as CompiledQuery<Row>;
      const values = arguments_ as Record<string, unknown>;
      const parameters = compiled.parameters.map((one) => (one instanceof Placeholder ? values[one.name] : one));
      return { ...compiled, parameters };
    },
  });
}
