import type { CoverShape } from './paint.ts';

/** A part of a film: what is seen, and what is said in it. */
export interface FilmPart {
  readonly title: string;
  readonly said: readonly string[];
}

/** An article or a video of the story. */
export interface PostContent {
  readonly title: string;
  readonly description: string;
  /** Markdown. */
  readonly text: string;
  readonly cover: CoverShape;
  /** Of the account that wrote it. */
  readonly author: 'instructor' | 'manager';
  /** Without one it is the organisation. */
  readonly provider?: string;
  readonly price: number;
  readonly levels: readonly string[];
  readonly jobGroups: readonly string[];
  readonly keywords: readonly string[];
  /** Days from today on which it was published; null for a draft. */
  readonly day: number | null;
  /** Of ten members, so many looked at it of late, and like it. */
  readonly viewsOfTen: number;
  readonly likesOfTen: number;
  /** Words of the question of a quiz that it leads to. */
  readonly quiz?: string;
  /** The quiz that has it as its content, by the key of its club and its own. */
  readonly contentOf?: string;
  /** A film has parts, an article none. */
  readonly film?: readonly FilmPart[];
}
