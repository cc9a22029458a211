type Json = Record<string, unknown>;
type Operations = readonly (Json & { readonly operationId: string })[];

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** Gives what is said more than once a name, and a reference in each of its places. */
class Repeated {
  readonly components: Json = {};
  readonly #names = new Map<string, string>();
  readonly #counts: ReadonlyMap<string, number>;
  readonly #kind: string;

  constructor(kind: string, all: readonly unknown[]) {
    this.#kind = kind;
    const texts = all.map((one) => JSON.stringify(one));
    this.#counts = new Map([...Map.groupBy(texts, (text) => text)].map(([text, same]) => [text, same.length]));
  }

  /** `one` itself where nothing else is the same; `name` serves the first, those after it add where they stand. */
  shared(one: unknown, name: string, operationId: string): unknown {
    const text = JSON.stringify(one);
    if (Object.hasOwn(one as Json, '$ref') || this.#counts.get(text) === 1) return one;
    const known = this.#names.get(text) ?? (Object.hasOwn(this.components, name) ? name + capital(operationId) : name);
    this.#names.set(text, known);
    this.components[known] = one;
    return { $ref: `#/components/${this.#kind}/${known}` };
  }
}

/** Moves parameters, bodies and answers that several operations have to `components`. */
export function shareRepeated(operations: Operations): { parameters: Json; requestBodies: Json; responses: Json } {
  const parametersOf = (one: Json) => (one['parameters'] ?? []) as Json[];
  const bodiesOf = (one: Json) => (one['requestBody'] === undefined ? [] : [one['requestBody']]);
  const responsesOf = (one: Json) => one['responses'] as Json;
  const parameters = new Repeated('parameters', operations.flatMap(parametersOf));
  const bodies = new Repeated('requestBodies', operations.flatMap(bodiesOf));
  const responses = new Repeated(
    'responses',
    operations.flatMap((one) => Object.values(responsesOf(one))),
  );
  for (const operation of operations) {
    const { operationId } = operation;
    const shared = parametersOf(operation).map((one) => parameters.shared(one, String(one['name']), operationId));
    if (shared.length > 0) operation['parameters'] = shared;
    for (const body of bodiesOf(operation)) operation['requestBody'] = bodies.shared(body, 'Body', operationId);
    operation['responses'] = Object.fromEntries(
      Object.entries(responsesOf(operation)).map(([status, one]) => [
        status,
        responses.shared(one, `Answer${status}`, operationId),
      ]),
    );
  }
  return {
    parameters: parameters.components,
    requestBodies: bodies.components,
    responses: responses.components,
  };
}
