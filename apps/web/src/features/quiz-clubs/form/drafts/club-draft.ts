import type { QuizClubDetail, QuizClubDraft } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { rebased, withSequences } from './club-versions.ts';
import { bodyOf, contentOf, isUntouched, valuesOf, type ClubValues } from '../club-values.ts';
import type { LocalCopy } from './local-copy.ts';
import { currentStateIn, stateAfter, type SaveState } from './save-state.ts';

const PAUSE_MS = 2500;
const LONGEST_WAIT_MS = 10_000;
const RETRY_MS = 15_000;

export type SaveDraft = (body: QuizClubDraft, idempotencyKey: string) => Promise<QuizClubDetail>;

export interface ClubDraftOptions {
  readonly initial: ClubValues;
  readonly copy: LocalCopy;
  /** Sends the draft to the server; without it the club is saved by hand and only this device keeps what is typed. */
  readonly save?: SaveDraft;
}

export interface DraftSnapshot {
  readonly values: ClubValues;
  readonly saveState: SaveState;
  /** The version that was not chosen after a conflict. */
  readonly other: ClubValues | null;
  /** Whether what is shown came from this device, because the server did not have it. */
  readonly isRecovered: boolean;
}

interface Attempt {
  readonly sent: ClubValues;
  readonly key: string;
}

/**
 * A club that is being written. Every change is on this device at once and at the server after a pause; one request runs
 * at a time. What another person or device saved meanwhile is never overwritten unasked.
 */
export class ClubDraft {
  #shown: DraftSnapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #firstChangeAt: number | undefined;
  #running: Promise<void> | undefined;
  /** A request whose answer was lost: the same one goes first, so that a draft is not made twice. */
  #unanswered: Attempt | undefined;
  /** What the server last had, as far as this draft knows. */
  #base: string;
  readonly #options: ClubDraftOptions;
  readonly #listeners = new Set<() => void>();

  constructor(options: ClubDraftOptions) {
    this.#options = options;
    const { initial, copy } = options;
    this.#base = contentOf(initial);
    const untouched: SaveState = { kind: 'untouched' };
    this.#shown = { values: initial, saveState: untouched, other: null, isRecovered: false };
    const kept = copy.read(initial.clubSequence);
    if (!kept) return;
    this.#shown = { ...this.#shown, other: kept.other };
    if (kept.isAhead && contentOf(kept.values) !== contentOf(initial)) this.#recover(kept.values, initial);
  }

  /** Whether only a button sends it. */
  get isSavedByHand(): boolean {
    return this.#options.save === undefined;
  }

  readonly snapshot = (): DraftSnapshot => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  change(patch: Partial<ClubValues>): void {
    this.#show({ values: { ...this.#shown.values, ...patch } });
    if (this.#shown.saveState.kind !== 'conflict') this.#changed();
    this.#keep(true);
  }

  /** Saves now what waits: on leaving the page or the step, when the network is back, on asking. */
  readonly flush = (): void => {
    const { saveState } = this.#shown;
    const isOffline = saveState.kind === 'kept' && saveState.why === 'offline';
    if (saveState.kind === 'changed' || isOffline) void this.#run();
  };

  /** Resolves when nothing is under way; the timer is off until the next change. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    clearTimeout(this.#timer);
  }

  /** The server has everything now: as a draft, or submitted. */
  accept(detail: QuizClubDetail): void {
    clearTimeout(this.#timer);
    this.#options.copy.clear(this.#shown.values.clubSequence);
    const values = valuesOf(detail, this.#shown.values.quizzes);
    this.#base = contentOf(values);
    this.#show({ values, saveState: { kind: 'saved', at: Date.now() }, other: null, isRecovered: false });
  }

  /**
   * The club has a newer version. Where only its state moved on, the text is good for that version: true, it can be sent
   * again. Where somebody else wrote, both texts stay until one is chosen.
   */
  meet(current: QuizClubDetail): boolean {
    const theirs = valuesOf(current, this.#shown.values.quizzes);
    const isOnlyNewer = contentOf(theirs) === this.#base;
    if (isOnlyNewer) this.#show({ values: rebased(this.#shown.values, theirs) });
    else this.#show({ saveState: { kind: 'conflict', theirs } });
    this.#keep(true);
    return isOnlyNewer;
  }

  keepMine(): void {
    const { saveState, values } = this.#shown;
    if (saveState.kind !== 'conflict') return;
    const { theirs } = saveState;
    this.#base = contentOf(theirs);
    this.#show({ values: rebased(values, theirs), other: theirs });
    this.#changed();
    this.#keep(true);
    void this.#run();
  }

  takeTheirs(): void {
    const { saveState, values } = this.#shown;
    if (saveState.kind !== 'conflict') return;
    this.#base = contentOf(saveState.theirs);
    this.#show({ values: saveState.theirs, other: values, saveState: { kind: 'saved', at: Date.now() } });
    this.#keep(false);
  }

  /** Goes to the version that was not chosen; the one that was shown is kept in its place. */
  swapOther(): void {
    const { other, values } = this.#shown;
    if (!other) return;
    this.#show({ other: values });
    this.change(rebased(other, values));
  }

  dropOther(): void {
    const { saveState } = this.#shown;
    this.#show({ other: null });
    this.#keep(saveState.kind !== 'saved' && saveState.kind !== 'untouched');
  }

  /** Forgets what only this device has and goes back to what the server has. */
  discard(): void {
    clearTimeout(this.#timer);
    const { initial, copy } = this.#options;
    copy.clear(this.#shown.values.clubSequence);
    this.#show({ values: initial, saveState: { kind: 'untouched' }, other: null, isRecovered: false });
  }

  #recover(kept: ClubValues, initial: ClubValues): void {
    this.#show({ values: kept, isRecovered: true });
    if (kept.version === initial.version) this.#changed();
    else this.#show({ saveState: { kind: 'conflict', theirs: initial } });
  }

  #changed(): void {
    if (!this.#options.save) return this.#show({ saveState: { kind: 'kept', why: 'by-hand' } });
    const { values, saveState } = this.#shown;
    if (saveState.kind === 'kept' && saveState.why === 'session') return;
    if (values.clubSequence === null && isUntouched(values)) return this.#show({ saveState: { kind: 'untouched' } });
    this.#show({ saveState: this.#running ? { kind: 'saving' } : { kind: 'changed' } });
    this.#firstChangeAt ??= Date.now();
    this.#schedule(Math.min(PAUSE_MS, this.#firstChangeAt + LONGEST_WAIT_MS - Date.now()));
  }

  #schedule(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), Math.max(0, milliseconds));
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#options.save) return Promise.resolve();
    this.#running ??= this.#send(this.#options.save).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #send(save: SaveDraft): Promise<void> {
    const attempt = this.#unanswered ?? { sent: this.#shown.values, key: crypto.randomUUID() };
    this.#unanswered = undefined;
    this.#firstChangeAt = undefined;
    this.#show({ saveState: { kind: 'saving' } });
    try {
      this.#adopt(await save(bodyOf(attempt.sent), attempt.key), attempt.sent);
    } catch (error) {
      const theirs = currentStateIn(error);
      if (theirs) return this.#compare(theirs, attempt.sent);
      const saveState = stateAfter(error);
      this.#show({ saveState });
      if (saveState.kind !== 'kept' || saveState.why !== 'offline') return;
      if (attempt.sent.clubSequence === null) this.#unanswered = attempt;
      this.#schedule(RETRY_MS);
    }
  }

  /** A stale version whose content is what was sent is the echo of an answer that got lost. */
  #compare(theirs: QuizClubDetail, sent: ClubValues): void {
    if (contentOf(valuesOf(theirs)) === contentOf(sent)) this.#adopt(theirs, sent);
    else if (this.meet(theirs)) this.#changed();
  }

  /** Takes over what the server gave (sequences, version) and keeps what was typed meanwhile. */
  #adopt(detail: QuizClubDetail, sent: ClubValues): void {
    const { copy } = this.#options;
    this.#base = contentOf(sent);
    const isAhead = contentOf(this.#shown.values) !== this.#base;
    const values = withSequences(this.#shown.values, sent, detail);
    if (sent.clubSequence === null) copy.clear(null);
    this.#show({ values, saveState: { kind: 'saved', at: Date.now() } });
    if (isAhead) this.#changed();
    this.#keep(isAhead);
  }

  #keep(isAhead: boolean): void {
    const { values, other } = this.#shown;
    if (isAhead || other) this.#options.copy.write(values.clubSequence, { values, other, isAhead });
    else this.#options.copy.clear(values.clubSequence);
  }

  #show(part: Partial<DraftSnapshot>): void {
    this.#shown = { ...this.#shown, ...part };
    for (const listener of this.#listeners) listener();
  }
}
