import type { EndpointDefinition, Input, Output, RouteOf } from '@dure/contract/http/endpoint';
import { hashKey, partialMatchKey, type QueryKey } from '@tanstack/react-query';
import { addressOf, type LooseInput } from './request.ts';
import { firstAnswers } from '../session.ts';

const arrivedAt = Date.now();
/** Whoever looks later asks for what is true then. */
const LIFETIME_MS = 5_000;

/** What was made stale since the answers came, by the answers: those of another page start with nothing stale. */
const outdated = new WeakMap<object, Map<string, QueryKey>>();

export interface InitialData<Data> {
  readonly initialData: () => Data | undefined;
  readonly initialDataUpdatedAt: () => number;
}

/** From now on what came with the page under these keys counts as stale: shown at once, and asked anew. */
export function markInitialDataStale(keys: readonly QueryKey[]): void {
  const answers = firstAnswers();
  const known = outdated.get(answers) ?? new Map<string, QueryKey>();
  for (const key of keys) known.set(hashKey(key), key);
  outdated.set(answers, known);
}

const isOutdated = (answers: object, asked: QueryKey) =>
  outdated
    .get(answers)
    ?.values()
    .some((key) => partialMatchKey(asked, key)) ?? false;

/**
 * The part of query options that takes a call's answer from the page it came with. It is looked for when the query is made, and
 * not each time that something which shows it is drawn.
 */
export const initialDataOf = <E extends EndpointDefinition>(
  route: RouteOf<E>,
  input: Input<E>,
): InitialData<Output<E>> => ({
  initialData: () => firstAnswers()[addressOf(route, input as LooseInput)] as Output<E> | undefined,
  initialDataUpdatedAt: () => (isOutdated(firstAnswers(), [route, input]) ? 0 : arrivedAt),
});

/**
 * Whether a place refetches what is never fresh, as query options take it. It does not for what the starting page has
 * just brought.
 */
export const asksOnMount = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): boolean =>
  state.dataUpdatedAt !== arrivedAt || Date.now() - arrivedAt > LIFETIME_MS;
