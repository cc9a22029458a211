import type { ApiError } from '../calls/api-error.ts';

/** A draft as the server has it. An area adds what else it needs of the server's answer. */
export interface Served<V> {
  readonly value: V;
  /** What the server counts up with each save; 0 where it has none. */
  readonly version: number;
  /** ISO 8601; null where the server keeps no draft. */
  readonly savedAt: string | null;
}

/** A value on its way to the server, with the idempotency key that it bears. */
export interface Attempt<V> {
  readonly value: V;
  readonly key: string;
}

/** What this device keeps of a draft until the server has it all. */
export interface KeptDraft<V, S extends Served<V> = Served<V>> {
  readonly value: V;
  /** What the value was written over. */
  readonly base: S;
  /** Whether `value` holds something that the server does not have. */
  readonly isAhead: boolean;
  /** A save that may have reached the server without its answer reaching us. */
  readonly attempt: Attempt<V> | null;
  /** The version that was not chosen in a conflict. */
  readonly aside: V | null;
}

/** One place of this device. `write` answers whether it is kept: not in private windows or on a full disk. */
export interface KeptCopy<T> {
  read(): T | undefined;
  write(kept: T): boolean;
  clear(): void;
}

/**
 * `empty`: the server has none. `changed`: on this device, and sent after a pause or by hand. `failing`: the server is
 * there but cannot save now. `expired`: logged out. `refused`: the server will not take it. `conflict`: somebody else
 * saved meanwhile, and the person has to choose.
 */
export type DraftPhase =
  | 'empty'
  | 'changed'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'failing'
  | 'expired'
  | 'refused'
  | 'conflict';

export interface DraftState<V, S extends Served<V> = Served<V>> {
  readonly value: V;
  /** What the server has, as far as is known; in a conflict what the value was written over. */
  readonly base: S;
  readonly phase: DraftPhase;
  /** Whether the server lacks something of the value. */
  readonly isChanged: boolean;
  /** The other version in a conflict. */
  readonly theirs: S | null;
  /** The version that was not chosen in a conflict. */
  readonly aside: V | null;
  /** Why the server refused, in words. */
  readonly refusal: string | null;
  /** Whether this device holds what the server lacks. */
  readonly isKept: boolean;
  /** Whether the value came from this device when the draft was opened, because the server did not have it. */
  readonly isRecovered: boolean;
  /** Whether the value was put onto what somebody else saved meanwhile. */
  readonly isMerged: boolean;
  /** Parts that both changed differently: mine stand until the person takes theirs. */
  readonly overlaps: readonly string[];
}

/** What an area of the product tells the engine. */
export interface DraftArea<V, S extends Served<V> = Served<V>> {
  /** Where this device keeps the draft, among all drafts of one member. */
  place(value: V): string;
  isSame(a: V, b: V): boolean;
  /**
   * Sends the value over the version of `base`, and answers it with what the server returned. What the server writes
   * differently is no change to be sent again. Without it, only a button of the area sends.
   */
  save?(value: V, base: S, idempotencyKey: string): Promise<S>;
  /** What the server has, out of the refusal of a stale version. */
  theirsIn?(error: ApiError, mine: V): S | undefined;
  /** Whether saving makes something new: a save without an answer then goes again as it was, under its key. */
  creates?(value: V): boolean;
  /** `mine` as the next version of the server's value, which is the answer to `sent` where that is given. */
  onto?(mine: V, server: V, sent?: V): V;
  /** Puts mine onto theirs without asking; without it, two versions are a conflict. */
  merge?(mine: V, base: V, theirs: V): { readonly value: V; readonly overlaps: readonly string[] };
  /** Whether a version is not worth putting aside. */
  isBlank?(value: V): boolean;
}

/** Phases that another key stroke does not end: only the server's next answer does. */
export const isStuck = (phase: DraftPhase): boolean =>
  phase === 'offline' || phase === 'failing' || phase === 'expired' || phase === 'refused';
