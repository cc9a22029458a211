import type { EndpointDefinition, Input, Output, RouteOf } from '@dure/contract/http/endpoint';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call, type CallOptions } from './call.ts';
import { markInitialDataStale } from './initial-data.ts';
import { dropPrefetched } from './prefetched-answers.ts';

/** A changing endpoint on the web: `await leaveClub(client, { params: { clubSequence } })`. */
export type Write<E extends EndpointDefinition> = (
  client: QueryClient,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Output<E>>;

type Stale<E extends EndpointDefinition> = (input: Input<E>) => readonly QueryKey[];

/** What a call makes stale whose own answer carries, or whose caller writes, everything that changes. */
export const nothing = (): readonly QueryKey[] => [];

/**
 * Declares the one place on the web that calls a changing endpoint. `stale` names what the call makes stale, by the
 * keys of the reading endpoints. Whether it succeeds or is refused, visible queries are refetched when the call
 * settles, so that nobody acts on old data. `later` does the same, but the call does not wait for the new answers. It
 * is for lists and figures around what its own answer carries, and for calls in succession.
 */
export function write<E extends EndpointDefinition>(
  route: RouteOf<E>,
  stale: Stale<E> = nothing,
  later: Stale<E> = nothing,
): Write<E> {
  return async (client, input, options) => {
    // Where no answer came there is nothing to ask now: it counts as stale until there is.
    const settle = async (refetchType: 'active' | 'none') => {
      const [now, soon] = [stale(input), later(input)];
      markInitialDataStale([...now, ...soon]);
      for (const queryKey of soon) void client.invalidateQueries({ queryKey, refetchType });
      await Promise.all(now.map((queryKey) => client.invalidateQueries({ queryKey, refetchType })));
    };
    dropPrefetched();
    try {
      const output = await call<E>(route, input, options);
      await settle('active');
      return output;
    } catch (error) {
      await settle(error instanceof ApiError && error.isTransient ? 'none' : 'active');
      throw error;
    }
  };
}
