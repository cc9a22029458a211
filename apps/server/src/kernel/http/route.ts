import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { ByteRange } from '../files/store.ts';
import type { Upload } from '../files/uploads.ts';
import type { Subscription } from '../live/event-stream.ts';
import type { OperatorCall } from '../operator/operator-work.ts';
import type { Services, Unit } from '../unit.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

interface Named {
  readonly name: string;
  readonly contentType: string;
}
/** A file of known size, opened once it is known which part of it the caller asks for. */
export interface PartedDownload extends Named {
  readonly byteSize: number;
  readonly open: (range?: ByteRange) => Promise<Readable>;
}
/** A download: streamed to the caller as an attachment, never shown inline. */
export type Download = PartedDownload | (Named & { readonly byteSize?: number; readonly stream: Readable });

/** What a handler gets: the parsed and checked input, and the exchange itself for the few that set headers. */
export interface Received<E extends EndpointDefinition> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
  readonly uploads: readonly Upload[];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Tells an answer as far as it is, to a caller who wants it in parts; to others nothing. */
  readonly tell: E['response'] extends z.ZodType ? (part: z.input<E['response']>) => void : () => void;
}
export type Answer<E extends EndpointDefinition> = E['response'] extends z.ZodType
  ? z.input<E['response']>
  : E['response'] extends 'events'
    ? Subscription
    : Download;

export interface Route<E extends EndpointDefinition = EndpointDefinition> {
  readonly endpoint: E;
  readonly handle: (unit: Unit, received: Received<E>) => Promise<Answer<E>>;
  /** The share of the database's connections that its units work on; left out, all of them. */
  readonly share?: ShareOf;
  /** In place of `handle`, where the audience is an operator: there is no tenant then. */
  readonly operators?: {
    readonly admit: (request: FastifyRequest, services: Services) => Promise<OperatorCall>;
    readonly answer: (work: OperatorCall, received: Received<E>) => Promise<Answer<E>>;
  };
}
type ShareOf = (services: Services) => Database;

/** Binds an endpoint of the contract to the code that answers it. */
export function route<E extends EndpointDefinition>(endpoint: E, handle: Route<E>['handle'], share?: ShareOf): Route {
  return { endpoint, handle, ...(share && { share }) } as unknown as Route;
}
