import type { EndpointDefinition, Input, Output, RouteOf } from '@dure/contract/http/endpoint';
import { addressOf, type LooseInput } from './request.ts';
import { firstAnswers } from '../session.ts';

const arrivedAt = Date.now();

export interface Came<Data> {
  readonly initialData?: Data;
  readonly initialDataUpdatedAt?: number;
}

/** The part of query options that takes a call's answer from the page it came with; nothing where it did not. */
export function cameWithPage<E extends EndpointDefinition>(route: RouteOf<E>, input: Input<E>): Came<Output<E>> {
  const answer = firstAnswers()[addressOf(route, input as LooseInput)];
  return answer === undefined ? {} : { initialData: answer as Output<E>, initialDataUpdatedAt: arrivedAt };
}
