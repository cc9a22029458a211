import type { Paper } from '../documents/paper.ts';

interface Owned {
  /** Key of the person. */
  readonly owner: string;
  readonly day: number;
}

/** A document of the story; its ending says in what format it is written. */
export interface DocumentContent extends Owned {
  readonly name: string;
  readonly papers: readonly Paper[];
  /** `club/quiz` of those that rest on it. */
  readonly quizzes: readonly string[];
  /** A PDF that asks for a password. */
  readonly isLocked?: boolean;
}

/** A link of the story: what its site said when it was read, or why it was not. */
export interface LinkContent extends Owned {
  readonly title: string;
  readonly url: string;
  readonly papers?: readonly Paper[];
  readonly failure?: 'siteForbids';
}
