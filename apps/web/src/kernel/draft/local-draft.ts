import { createStore, type Store } from '../store.ts';
import type { Attempt, DraftArea, DraftState, KeptCopy, KeptDraft, Served } from './draft.ts';
import { met, opened, restOf } from './meeting.ts';

/**
 * A value that is being written and the versions around it: on this device with every change. What another person or
 * device saved meanwhile is never overwritten unasked. Saving is `DraftEngine`'s.
 */
export abstract class LocalDraft<V, S extends Served<V>> {
  readonly store: Store<DraftState<V, S>>;
  protected readonly area: DraftArea<V, S>;
  /** The save under way, or the last one if it got no answer. */
  protected attempt: Attempt<V> | null;
  /** The server has dropped the draft: all of it is only here. */
  protected isDropped = false;
  readonly #copyAt: (place: string) => KeptCopy<KeptDraft<V, S>>;
  #place: string;
  /** What the server last had that did not come from here. */
  #found: V;

  constructor(area: DraftArea<V, S>, served: S, copyAt: (place: string) => KeptCopy<KeptDraft<V, S>>) {
    this.area = area;
    this.#copyAt = copyAt;
    this.#place = area.place(served.value);
    this.#found = served.value;
    const kept = copyAt(this.#place).read();
    const state = opened(area, served, kept);
    const isChanged = !area.isSame(state.value, state.base.value);
    this.attempt = (isChanged && kept?.attempt) || null;
    this.store = createStore({ ...state, isChanged });
    if (!isChanged) this.keep();
  }

  /** What follows a change of the value or of what the server is known to have. */
  protected abstract moved(): void;

  get state(): DraftState<V, S> {
    return this.store.get();
  }

  /** Where this device keeps it now: the place follows the value. */
  get place(): string {
    return this.#place;
  }

  /** Somebody comes back to it before its last save has ended. */
  reopen(): void {
    this.put({ isRecovered: this.state.isRecovered || this.state.isChanged });
  }

  readonly change = (value: V): void => {
    if (value !== this.state.value) this.#move({ value });
  };

  /**
   * The server has another version than the value was written over: a sending by hand met it. True where the value is
   * good for that one now and can be sent again.
   */
  meet(theirs: S): boolean {
    this.#found = theirs.value;
    this.#move(met(this.area, this.state, theirs));
    return this.state.phase !== 'conflict';
  }

  /** The same of a save by itself, which may simply take theirs over where nothing is written here. */
  protected receive(theirs: S): void {
    if (this.state.isChanged) return void this.meet(theirs);
    this.#found = theirs.value;
    this.#move({ value: theirs.value, base: theirs, phase: restOf(theirs) });
  }

  /** The server has everything, sent by hand: nothing of it stays on this device. */
  accept(served: S): void {
    this.isDropped = false;
    this.#reset(served.value, served);
  }

  /** Ends a conflict. What was not chosen stays on this device. */
  choose(choice: 'mine' | 'theirs'): void {
    const { theirs, value } = this.state;
    if (!theirs) return;
    const [chosen, other] = choice === 'mine' ? [this.onto(value, theirs), theirs.value] : [theirs.value, value];
    this.#found = theirs.value;
    const aside = this.area.isBlank?.(other) ? null : other;
    this.#move({ value: chosen, aside, base: theirs, theirs: null, phase: restOf(theirs) });
  }

  /** Takes what was put aside and puts the present value aside instead. */
  readonly swapAside = (): void => {
    const { value, aside, base } = this.state;
    if (aside !== null) this.#move({ value: this.onto(aside, base), aside: value });
  };

  readonly dropAside = (): void => {
    this.put({ aside: null });
    this.keep();
  };

  /** Of one part that both changed, the person has chosen. */
  resolve(part: string): void {
    this.put({ overlaps: this.state.overlaps.filter((one) => one !== part) });
  }

  /** Goes back to what the server had before anything was written here. */
  discard(): void {
    const base = this.state.theirs ?? this.state.base;
    this.#reset(this.onto(this.#found, base), base);
  }

  /** It is submitted, or given up: nothing of it stays on this device. */
  finish(): void {
    this.#copyAt(this.#place).clear();
  }

  protected onto(mine: V, { value }: S, sent?: V): V {
    return this.area.onto?.(mine, value, sent) ?? mine;
  }

  protected put(part: Partial<DraftState<V, S>>): void {
    const next = { ...this.state, ...part };
    const differs = 'value' in part || 'base' in part ? !this.area.isSame(next.value, next.base.value) : next.isChanged;
    this.store.set({ ...next, isChanged: this.isDropped || differs });
  }

  /** The copy on this device: there while the server lacks something or a version is put aside. */
  protected keep(): void {
    const { value, base, aside, isChanged } = this.state;
    const place = this.area.place(value);
    if (place !== this.#place) this.#copyAt(this.#place).clear();
    this.#place = place;
    const copy = this.#copyAt(place);
    let isKept = true;
    if (!isChanged && aside === null) copy.clear();
    else isKept = copy.write({ value, base, isAhead: isChanged, attempt: this.attempt, aside });
    if (isKept !== this.state.isKept) this.put({ isKept });
  }

  #reset(value: V, base: S): void {
    [this.#found, this.attempt] = [value, null];
    const nothing = { aside: null, theirs: null, refusal: null, isRecovered: false, isMerged: false, overlaps: [] };
    this.#move({ value, base, phase: restOf(base), ...nothing });
  }

  #move(part: Partial<DraftState<V, S>>): void {
    this.put(part);
    this.keep();
    this.moved();
  }
}
