import { errors, type ErrorEntry, type ErrorName } from '@dure/contract/errors';
import type { FieldError } from '@dure/contract/http/envelope';

export interface RefusalDetails {
  /** Faulty fields, by the path the person typed them at. */
  fields?: FieldError[];
  /** The current state, where a stale edit is refused. */
  data?: unknown;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number;
}

/** A refusal of the catalogue, thrown by name. */
export class Refusal extends Error {
  readonly refusal: ErrorName;
  readonly entry: ErrorEntry;
  readonly details: RefusalDetails;

  constructor(name: ErrorName, details: RefusalDetails = {}) {
    super(`${errors[name].code} ${name}`);
    this.refusal = name;
    this.entry = errors[name];
    this.details = details;
  }
}

/** Whoever is refused for a stale version is told the current state, with its version. */
type DetailsOf<Name extends ErrorName> = Name extends 'staleVersion'
  ? [details: RefusalDetails & { readonly data: object }]
  : [details?: RefusalDetails];

/** Ends the request with the named refusal; whatever its transaction wrote is undone. */
export function refuse<const Name extends ErrorName>(name: Name, ...[details]: DetailsOf<Name>): never {
  throw new Refusal(name, details);
}

/** Runs checks of which each refuses fields of its own, and refuses all of these at once. */
export async function refuseTogether(...checks: readonly (() => unknown)[]): Promise<void> {
  const fields: FieldError[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Refusal) || error.refusal !== 'invalidInput') throw error;
      fields.push(...(error.details.fields ?? []));
    }
  }
  if (fields.length > 0) refuseFields(fields);
}

/** Refuses with field errors: `invalidInput` unless the rule has a code of its own. */
export function refuseFields(fields: FieldError[], name: ErrorName = 'invalidInput'): never {
  throw new Refusal(name, { fields });
}
