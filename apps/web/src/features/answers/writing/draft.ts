/** Which text is being written. */
export type Step = 'pre' | 'final';

/** A draft as the server keeps it; `savedAt` null where it keeps none. */
export interface ServerDraft {
  readonly text: string;
  readonly savedAt: string | null;
  readonly version: number;
}

/** What this device keeps of a draft. */
export interface KeptDraft {
  readonly text: string;
  /** The server's version that the text was written over. */
  readonly version: number;
  /** The text of a save that may have reached the server without its answer reaching us. */
  readonly sent: string | null;
  /** The text that was not chosen when two devices disagreed. */
  readonly aside: string | null;
}

/**
 * `saving` also while a save is waited for; `failing`: the server is there but cannot save now; `expired`: logged out;
 * `refused`: the server will not take it any more, such as after the deadline.
 */
export type DraftPhase = 'empty' | 'saving' | 'saved' | 'offline' | 'failing' | 'expired' | 'refused' | 'conflict';

export interface DraftState {
  readonly text: string;
  readonly phase: DraftPhase;
  readonly savedAt: string | null;
  /** The other device's draft in a conflict. */
  readonly theirs: ServerDraft | null;
  readonly aside: string | null;
  /** Why the server refused, in words. */
  readonly refusal: string | null;
  /** Whether this device holds what the server lacks; false in private windows or on a full disk. */
  readonly isKept: boolean;
}

export type SaveDraft = (text: string, version: number) => Promise<{ savedAt: string; version: number }>;

/** The kept draft in the refusal of a stale version; other refusals carry none. */
export function serverDraftIn(data: unknown): ServerDraft | undefined {
  const draft = data as { text?: string | null; savedAt?: string | null; version?: number } | null;
  if (typeof draft?.version !== 'number') return undefined;
  return { text: draft.text ?? '', savedAt: draft.savedAt ?? null, version: draft.version };
}
