import { ApiError } from '../calls/api-error.ts';
import { isStuck, type Attempt, type Served } from './draft.ts';
import { LocalDraft } from './local-draft.ts';
import { failed, mayPass, restOf } from './meeting.ts';
import { Pacer } from './pacer.ts';

/**
 * A draft that saves itself: on the server a little after each change, one request at a time, again and again while no
 * answer comes. An area without `save` sends by hand, and its draft only stays on this device.
 */
export class DraftEngine<V, S extends Served<V> = Served<V>> extends LocalDraft<V, S> {
  readonly #pacer = new Pacer(() => void this.#save());
  #running: Promise<void> | undefined;
  #isHeld = false;
  /** Nobody is here any more: a save under way may end, none begins by itself. */
  #isStopped = false;

  /** Whether only a button sends it. */
  get isByHand(): boolean {
    return this.area.save === undefined;
  }

  /** Takes up what an earlier visit left unsaved. */
  start(): void {
    this.#isStopped = false;
    this.moved();
  }

  stop(): void {
    this.#isStopped = true;
    this.#pacer.stop();
  }

  /** Saves now what waits: when the page is left or hidden, or when asked to. */
  readonly flush = async (): Promise<void> => {
    if (this.state.phase !== 'expired') await this.resume();
  };

  /** The same where somebody may be logged in again, or the network back. */
  readonly resume = async (): Promise<void> => {
    if (this.state.phase !== 'refused') await this.#save();
  };

  /** What a newer answer of the server says of the draft: another device may have saved meanwhile. */
  adopt(served: S): void {
    if (this.#running || this.#isHeld || served.version <= this.state.base.version) return;
    this.receive(served);
  }

  override accept(served: S): void {
    this.#isHeld = false;
    super.accept(served);
  }

  override choose(choice: 'mine' | 'theirs'): void {
    super.choose(choice);
    void this.flush();
  }

  /** Stops saving while the value is submitted; a save under way ends first, or it would come after the submission. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    this.#pacer.stop();
    await this.#running;
  }

  /** The submission failed: goes on saving. */
  release(): void {
    this.#isHeld = false;
    this.moved();
  }

  /** The submission came too late: the server drops the draft, so this device keeps it. */
  refuse(refusal: string): void {
    this.#isHeld = false;
    this.isDropped = true;
    this.put({ phase: 'refused', refusal });
    this.keep();
  }

  override finish(): void {
    this.#isHeld = true;
    this.stop();
    super.finish();
  }

  protected override moved(): void {
    const { phase, isChanged, base } = this.state;
    if (this.#isHeld || this.#isStopped || phase === 'conflict') return this.#pacer.stop();
    if (!isChanged) {
      this.#pacer.begin();
      if (!this.#running) this.put({ phase: restOf(base) });
      return;
    }
    // A failed save waits for its own time, and a log-in for the person.
    if (phase === 'offline' || phase === 'failing' || phase === 'expired') return;
    if (!this.isByHand) this.#pacer.soon();
    if (!isStuck(phase)) this.put({ phase: this.#running ? 'saving' : 'changed' });
  }

  readonly #save = async (): Promise<void> => {
    // A page that is left lets a request out that begins at once.
    if (this.#running) await this.#running;
    const { isChanged, phase } = this.state;
    if (this.isByHand || this.#running || this.#isHeld || !isChanged || phase === 'conflict') return;
    this.#pacer.begin();
    this.#running = this.#send().finally(() => {
      this.#running = undefined;
      if (!isStuck(this.state.phase)) this.moved();
    });
    await this.#running;
  };

  async #send(): Promise<void> {
    const { value, base, phase } = this.state;
    const unanswered = this.attempt;
    const isAgain = unanswered !== null && this.area.creates?.(unanswered.value) === true;
    const attempt = isAgain ? unanswered : { value, key: crypto.randomUUID() };
    this.attempt = attempt;
    if (!isStuck(phase)) this.put({ phase: 'saving' });
    this.keep();
    try {
      const served = await this.area.save?.(attempt.value, base, attempt.key);
      if (served) this.#settle(served, attempt.value);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.#fail(error, attempt, unanswered);
    }
  }

  /** The server has what was `sent`; what was written meanwhile stays. */
  #settle(served: S, sent: V): void {
    this.attempt = null;
    this.isDropped = false;
    this.#pacer.succeed();
    const value = this.onto(this.state.value, served, sent);
    this.put({ value, base: served, theirs: null, refusal: null, phase: restOf(served) });
    this.keep();
  }

  #fail(error: ApiError, attempt: Attempt<V>, earlier: Attempt<V> | null): void {
    const theirs = this.area.theirsIn?.(error, this.state.value);
    // A stale version whose value came from here is the echo of a save whose answer was lost.
    const echoed = theirs && [attempt, earlier].find((one) => one && this.area.isSame(one.value, theirs.value));
    if (theirs && echoed) return this.#settle(theirs, echoed.value);
    if (!mayPass(error)) this.attempt = null;
    if (theirs) return this.receive(theirs);
    this.put(failed(error));
    this.keep();
    if (mayPass(error) && !this.#isStopped) this.#pacer.later(error.retryAfter);
  }
}
