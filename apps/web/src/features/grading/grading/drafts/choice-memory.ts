import type { DraftBook } from './draft-book.ts';
import type { GradingDraft } from './grading-draft.ts';

/** What was typed of each answer before it was changed by a choice. */
export class ChoiceMemory {
  readonly #before = new Map<string, readonly (GradingDraft | undefined)[]>();

  /** A choice is about to change what is typed of the answer. */
  remember(book: DraftBook, key: string): void {
    const draft = book.drafts.get()[key];
    this.#before.set(key, [...(draft ? (this.#before.get(key) ?? []) : []), draft]);
  }

  /** Takes the last choice back; whether there was one. */
  takeBack(book: DraftBook, key: string): boolean {
    const states = this.#before.get(key) ?? [];
    if (states.length === 0) return false;
    book.put(key, states.at(-1));
    this.#before.set(key, states.slice(0, -1));
    return true;
  }
}
