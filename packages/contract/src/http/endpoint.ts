import type { z } from 'zod';
import type { ErrorName } from '../errors.ts';

/**
 * Who may call: the least a caller must be. An instructor is also a member, a manager may do all in the tenant. An operator
 * runs the installation and belongs to no tenant.
 */
export type Audience = 'guest' | 'member' | 'instructor' | 'manager' | 'operator';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Schema = z.ZodType;

/** One named file part of a multipart body. Sizes are in bytes, `accept` names entries of `fileKinds`. */
export interface FilePart {
  readonly maxCount: number;
  readonly maxBytes: number;
  readonly accept: readonly FileKind[];
}
/** `text` has a name that says so; `anyText` is a text of any other name, XML included. */
export type FileKind = 'image' | 'document' | 'text' | 'page' | 'archive' | 'anyText' | 'video' | 'captions';

export interface EndpointDefinition {
  /** The name of the constant that it is exported as; of its operation in the OpenAPI document too. */
  readonly name: string;
  readonly method: Method;
  /** Path with `{name}` parameters, as the specification writes them. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly audience: Audience;
  readonly params?: Schema;
  readonly query?: Schema;
  /** JSON body; with `files` the same JSON travels in the multipart part `request`. */
  readonly body?: Schema;
  readonly files?: Readonly<Record<string, FilePart>>;
  /** Bytes of the part `request`, where the usual megabyte is too little. */
  readonly bodyBytes?: number;
  /** Shape of `data` in the envelope, 'file' for a download, 'events' for a stream of server-sent events. */
  readonly response: Schema | 'file' | 'events';
  /** Refusals this endpoint adds to the ones every endpoint can answer. */
  readonly errors?: readonly ErrorName[];
  /** Served for earlier clients alone: new ones call what its summary names. */
  readonly isDeprecated?: boolean;
  /** Creating calls accept an `Idempotency-Key` header. */
  readonly idempotencyKey?: boolean;
  /**
   * Takes the chatbot's token as well as a session's. Pages of any site may call it: what counts is that token alone, which no
   * browser sends by itself.
   */
  readonly isForChatbot?: boolean;
  /** With `Accept: application/x-ndjson` the answer comes as it is made, an envelope a line, the last one whole. */
  readonly isToldInParts?: boolean;
  /** A file that pages show in place: it can be read again without a network, as what is told in JSON can. */
  readonly isShownInPlace?: boolean;
  /** Where one of those who teach and run asks, it holds what they alone see: their device keeps nothing of it. */
  readonly holdsTeaching?: boolean;
  /** What a secret link shows until it is withdrawn: no device keeps it. */
  readonly isBehindLink?: boolean;
  /**
   * Also open to a member who must still agree to the current texts: what is asked, what is stored of them, the way
   * out.
   */
  readonly isBeforeConsents?: boolean;
  /** Calls a minute from one member or address, where the general limit is too generous. */
  readonly perMinute?: number;
}

/**
 * Declares one call of the API. The server's route and validation, the OpenAPI document, the typed client and the
 * access tests all come from this value.
 */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type InputOf<S> = S extends Schema ? z.input<S> : never;
type Given<Key extends string, S> = S extends Schema
  ? Record<string, never> extends InputOf<S>
    ? { [K in Key]?: InputOf<S> }
    : { [K in Key]: InputOf<S> }
  : unknown;

/**
 * What a caller passes: `params`, `query` and `body` as far as the endpoint declares them, `files` by part name. An
 * endpoint with files is always sent as multipart, so `files` stands there even when it is empty.
 */
export type Input<E extends EndpointDefinition> = Given<'params', E['params']> &
  Given<'query', E['query']> &
  Given<'body', E['body']> &
  (E['files'] extends object ? { files: { [K in keyof E['files']]?: readonly Blob[] } } : unknown);

/** What the call resolves to: the envelope's `data`. */
export type Output<E extends EndpointDefinition> = E['response'] extends Schema ? z.output<E['response']> : Blob;

/** `PUT /api/v1/…`: the endpoint's method and path as one literal, so that a client names it without its schemas. */
export type RouteOf<E extends EndpointDefinition> = `${E['method']} ${E['path']}`;
