import type { EndpointDefinition, Input, Output, RouteOf } from '@dure/contract/http/endpoint';
import { hashKey, queryOptions, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from './call.ts';
import { asksOnMount, initialDataOf, type InitialData } from './initial-data.ts';
import { takePrefetched } from './prefetched-answers.ts';
import { addressOf, type LooseInput } from './request.ts';

/** A part of an input: what is left out matches any value. */
type Part<T> = {
  readonly [K in keyof T]?: T[K] extends object | undefined ? Part<NonNullable<T[K]>> | undefined : T[K];
};

/** A reading endpoint on the web: `useQuery(getClubAbout({ params: { club } }))`. */
export interface Read<E extends EndpointDefinition> {
  /** Query options, under the key that the route and the input give; the answer may have come with the page. */
  (input: Input<E>): ReturnType<typeof queryOptions<Output<E>>>;
  /** The key of every answer whose input has this part, to mark it stale or to change it where it is kept. */
  key(part?: Part<Input<E>>): QueryKey;
  /** Method and path, as the contract has them. */
  readonly route: RouteOf<E>;
  /** The answer that came with the page, as query options take it. */
  initialDataOf(input: Input<E>): InitialData<Output<E>>;
  /** Asks without keeping the answer. */
  ask(input: Input<E>, options?: CallOptions): Promise<Output<E>>;
}

interface Kept<E extends EndpointDefinition> extends Pick<UseQueryOptions<Output<E>>, 'staleTime' | 'refetchOnMount'> {
  readonly keepsOldPage?: boolean;
  readonly leadsOnIfForbidden?: boolean;
}

/** For lists: the old page stays while the next one of the same place loads. */
export const pageByPage = { keepsOldPage: true } as const;

const placeOf = (input: unknown) => hashKey([(input as LooseInput).params]);

/** `placeholderData` of a list that grows: the old pages stay while others of the same place load. */
export const oldPage =
  (input: unknown) =>
  <T>(before: T | undefined, query?: { readonly queryKey: QueryKey }) =>
    query && placeOf(query.queryKey[1]) === placeOf(input) ? before : undefined;

/**
 * Declares the one place on the web that asks an endpoint. `kept` says how long an answer is fresh, if not the usual
 * half minute. It also says whether the caller redirects by itself where the answer is forbidden (`CallOptions`).
 */
export function read<E extends EndpointDefinition>(
  route: RouteOf<E>,
  { keepsOldPage, leadsOnIfForbidden = false, ...kept }: Kept<E> = {},
): Read<E> {
  const ask = (input: Input<E>, options?: CallOptions) => {
    const coming = takePrefetched(addressOf(route, input as LooseInput));
    if (!coming) return call<E>(route, input, options);
    return coming.then((found) => ('answer' in found ? (found.answer as Output<E>) : call<E>(route, input, options)));
  };
  const options = (input: Input<E>) =>
    queryOptions({
      refetchOnMount: asksOnMount,
      ...kept,
      queryKey: [route, input] as QueryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(input, { signal, leadsOnIfForbidden }),
      ...(keepsOldPage && { placeholderData: oldPage(input) }),
      ...initialDataOf<E>(route, input),
    });
  const key = (part?: Part<Input<E>>): QueryKey => (part === undefined ? [route] : [route, part]);
  return Object.assign(options as unknown as Read<E>, {
    route,
    key,
    ask,
    initialDataOf: (input: Input<E>) => initialDataOf<E>(route, input),
  });
}
