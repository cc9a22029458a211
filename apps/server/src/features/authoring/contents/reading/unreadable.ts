import type { ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';

/** There is no text to be had, for a reason that a person is told. */
export class Unreadable extends Error {
  readonly failure: ReadingFailure;

  constructor(failure: ReadingFailure) {
    super(failure);
    this.failure = failure;
  }
}
