/** What of a question made elsewhere is put in another place than it had there. */
export const TAKEN = [
  'graderInfo',
  'feedback',
  'solution',
  'template',
  'partial',
  'keywords',
  'rubric',
  'category',
  'formula',
] as const;
export type Taken = (typeof TAKEN)[number];

/** What of a question made elsewhere cannot be carried over into an open one. */
export const LOSSES = [
  'choices',
  'matching',
  'blank',
  'weights',
  'feedback',
  'name',
  'margin',
  'format',
  'media',
  'math',
  'files',
  'interaction',
  'variables',
  'passage',
  'tags',
  'several',
] as const;
export type Loss = (typeof LOSSES)[number];

/** What is not said in the file, and was decided in reading it. */
export const GUESSES = ['hidden', 'feedbackIsAnswer', 'numberIsChoice', 'lineIsQuestion', 'headIsQuestion'] as const;
export type Guess = (typeof GUESSES)[number];

/** How one question was read. */
export interface RowReport {
  readonly taken: readonly Taken[];
  readonly left: readonly Loss[];
  readonly guessed: readonly Guess[];
}

/** Gathers how a question was read: each thing once, in the order of the lists above. */
export class Report {
  readonly #taken = new Set<Taken>();
  readonly #left = new Set<Loss>();
  readonly #guessed = new Set<Guess>();

  take(what: Taken): void {
    this.#taken.add(what);
  }

  leave(what: Loss): void {
    this.#left.add(what);
  }

  guess(what: Guess): void {
    this.#guessed.add(what);
  }

  hasLeft(what: Loss): boolean {
    return this.#left.has(what);
  }

  view(): RowReport {
    return {
      taken: TAKEN.filter((what) => this.#taken.has(what)),
      left: LOSSES.filter((what) => this.#left.has(what)),
      guessed: GUESSES.filter((what) => this.#guessed.has(what)),
    };
  }
}
