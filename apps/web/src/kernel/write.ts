import type { EndpointDefinition, Input, Output, RouteOf } from '@dure/contract/http/endpoint';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call, type CallOptions } from './call.ts';

/** A changing endpoint on the web: `await leaveClub(client, { params: { clubSequence } })`. */
export type Write<E extends EndpointDefinition> = (
  client: QueryClient,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Output<E>>;

/**
 * Declares the one place on the web that calls a changing endpoint. `stale` names what the call makes stale, by the keys
 * of the reading endpoints: whether it succeeds or is refused, what of it is on the screen has been asked anew when the
 * call settles, so that nobody acts on what was.
 */
export function write<E extends EndpointDefinition>(
  route: RouteOf<E>,
  stale: (input: Input<E>) => readonly QueryKey[] = () => [],
): Write<E> {
  return async (client, input, options) => {
    try {
      return await call<E>(route, input, options);
    } finally {
      await Promise.all(stale(input).map((queryKey) => client.invalidateQueries({ queryKey })));
    }
  };
}
