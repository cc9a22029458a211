import { ApiError } from '../../../kernel/api-error.ts';
import {
  serverDraftIn,
  type DraftPhase,
  type DraftState,
  type KeptDraft,
  type SaveDraft,
  type ServerDraft,
} from './draft.ts';

const QUIET_MS = 2_000;
const LONGEST_WAIT_MS = 10_000;
const RETRY_MS = [3_000, 10_000, 30_000, 60_000] as const;

interface LocalCopy {
  read(): KeptDraft | undefined;
  write(draft: KeptDraft): void;
  clear(): void;
}

/**
 * Keeps what is being typed: on this device with every change, on the server a little later. The copy on the device goes
 * once the server has the text. Where another device saved in between, both texts are kept until the person chooses.
 */
export class DraftKeeper {
  readonly #local: LocalCopy;
  readonly #send: SaveDraft;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  #version: number;
  /** The last text that the server said it has; null once it has taken none and will take none. */
  #saved: string | null;
  #sending: { readonly text: string; readonly done: Promise<void> } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dirtySince: number | undefined;
  #failures = 0;
  #isHeld = false;
  /** Nobody is here any more: a save under way may end, none begins by itself. */
  #isStopped = false;

  constructor(local: LocalCopy, send: SaveDraft, server: ServerDraft) {
    this.#local = local;
    this.#send = send;
    this.#version = server.version;
    this.#saved = server.text;
    const kept = local.read();
    const isOurs = !kept || kept.version === server.version || kept.sent === server.text || kept.text === server.text;
    this.#state = {
      text: kept?.text ?? server.text,
      phase: isOurs ? (server.savedAt === null ? 'empty' : 'saved') : 'conflict',
      savedAt: server.savedAt,
      theirs: isOurs ? null : server,
      aside: kept?.aside ?? null,
      refusal: null,
      isKept: true,
    };
    if (kept && kept.text === server.text) this.#forget();
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get #isDirty(): boolean {
    return this.#state.text !== this.#saved;
  }

  /** Takes up what an earlier visit left unsaved. */
  start(): void {
    this.#isStopped = false;
    if (this.#isDirty && this.#state.phase !== 'conflict') this.#schedule();
  }

  readonly type = (text: string): void => {
    if (text === this.#state.text) return;
    this.#change({ text });
    this.#keep();
    this.#schedule();
  };

  /** Saves now what is not saved yet: on leaving, on coming back online, or when asked to. */
  readonly flush = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.#sending) await this.#sending.done;
    if (this.#isHeld || !this.#isDirty || this.#state.phase === 'conflict' || this.#sending) return;
    const text = this.#state.text;
    this.#sending = { text, done: this.#save(text).finally(() => (this.#sending = undefined)) };
    this.#keep();
    await this.#sending.done;
    if (this.#isDirty && this.#state.phase === 'saving') this.#schedule();
  };

  /** What a newer answer of the server says of the draft: another device may have saved meanwhile. */
  adopt(server: ServerDraft): void {
    if (this.#sending || this.#isHeld || server.version <= this.#version) return;
    this.#meet(server);
  }

  /** Ends a disagreement of two devices. The text that was not chosen stays on this device. */
  readonly choose = (choice: 'mine' | 'theirs'): void => {
    const { theirs, text } = this.#state;
    if (!theirs) return;
    this.#version = theirs.version;
    this.#saved = theirs.text;
    const [chosen, aside] = choice === 'mine' ? [text, theirs.text] : [theirs.text, text];
    this.#change({ text: chosen, aside: aside.trim() === '' ? null : aside, theirs: null, savedAt: theirs.savedAt });
    this.#change({ phase: 'saved' });
    this.#keep();
    if (this.#isDirty) void this.flush();
  };

  /** Takes the text that was put aside and puts the present one aside instead. */
  readonly swapAside = (): void => {
    const { text, aside } = this.#state;
    if (aside === null) return;
    this.#change({ text: aside, aside: text });
    this.#keep();
    this.#schedule();
  };

  readonly dropAside = (): void => {
    this.#change({ aside: null });
    this.#keep();
  };

  /** Stops saving while the text is submitted; a save under way ends first, or it would come after the submission. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    await this.#sending?.done;
  }

  /** The submission failed: goes on saving. */
  release(): void {
    this.#isHeld = false;
    if (this.#isDirty) this.#schedule();
  }

  /** The submission came too late: the server drops the draft, so this device keeps the text. */
  refuse(refusal: string): void {
    this.#isHeld = false;
    this.#saved = null;
    this.#change({ phase: 'refused', refusal });
    this.#keep();
  }

  /** The text is submitted: nothing of it stays on this device. */
  finish(): void {
    this.stop();
    this.#local.clear();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isHeld || this.#isStopped || this.#state.phase === 'conflict') return;
    this.#dirtySince ??= Date.now();
    const wait = Math.max(0, Math.min(QUIET_MS, this.#dirtySince + LONGEST_WAIT_MS - Date.now()));
    this.#timer = setTimeout(() => void this.flush(), wait);
    if (!isStuck(this.#state.phase)) this.#change({ phase: 'saving' });
  }

  async #save(text: string): Promise<void> {
    this.#dirtySince = undefined;
    try {
      const { savedAt, version } = await this.#send(text, this.#version);
      this.#version = version;
      this.#saved = text;
      this.#failures = 0;
      this.#change({ savedAt, refusal: null, phase: this.#isDirty ? 'saving' : 'saved' });
      this.#keep();
    } catch (error) {
      this.#fail(error, text);
    }
  }

  #fail(error: unknown, sent: string): void {
    if (!(error instanceof ApiError)) throw error;
    const theirs = serverDraftIn(error.data);
    // Without a draft over there the answer was submitted elsewhere: the room, read again, brings what now stands.
    if (theirs && theirs.savedAt !== null) {
      // The answer to an earlier save of ours was lost on its way.
      if (theirs.text === sent) this.#saved = sent;
      this.#meet(theirs);
    } else if (error.status === 401) this.#change({ phase: 'expired' });
    else if (error.isPassing || error.status === 429) {
      this.#change({ phase: error.status === 0 ? 'offline' : 'failing' });
      const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)] ?? QUIET_MS;
      this.#failures += 1;
      const again = () => void this.flush();
      if (!this.#isStopped) this.#timer = setTimeout(again, Math.max(wait, (error.retryAfter ?? 0) * 1000));
    } else this.#change({ phase: 'refused', refusal: error.message });
    this.#keep();
  }

  /** The server's draft is newer than what this text was written over. */
  #meet(server: ServerDraft): void {
    const { text } = this.#state;
    if (this.#isDirty && server.text !== text && server.text !== this.#saved) {
      this.#change({ phase: 'conflict', theirs: server });
      return;
    }
    const wasDirty = this.#isDirty;
    this.#version = server.version;
    this.#saved = server.text;
    this.#change({ text: wasDirty ? text : server.text, savedAt: server.savedAt, phase: 'saved' });
    this.#keep();
    if (this.#isDirty) this.#schedule();
  }

  /** The copy on this device: there while the server lacks the text or a text is put aside. */
  #keep(): void {
    const { text, aside } = this.#state;
    if (!this.#isDirty && aside === null) return this.#forget();
    this.#local.write({ text, version: this.#version, sent: this.#sending?.text ?? null, aside });
    this.#change({ isKept: this.#local.read()?.text === text });
  }

  #forget(): void {
    this.#local.clear();
    this.#change({ isKept: true });
  }

  #change(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Phases that a new key stroke does not end: only the server's next answer does. */
const isStuck = (phase: DraftPhase): boolean =>
  phase === 'offline' || phase === 'failing' || phase === 'expired' || phase === 'refused';
