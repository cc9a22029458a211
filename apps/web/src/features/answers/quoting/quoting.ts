import { quotesIn } from '@dure/contract/answers/quote-rules';
import { createContext } from 'react';

/** A passage of a peer's answer, as Markdown. */
export interface Passage {
  readonly memberUUID: string;
  readonly nickname: string;
  readonly text: string;
}

/** What can be done with a passage of a peer's answer. */
export interface Quoting {
  /** Names that the text being written quotes. */
  readonly quoted: ReadonlySet<string>;
  /** Into one's own answer; null while none is being written. */
  readonly quote: ((passage: Passage) => void) | null;
  /** Into a comment on it; null where none can be written. */
  readonly comment: ((passage: Passage) => void) | null;
}

export const QuotingContext = createContext<Quoting>({ quoted: new Set(), quote: null, comment: null });

/** Whom a text quotes: the names, one a line. */
export const namesQuotedIn = (text: string): string => [...new Set(quotesIn(text).map(({ name }) => name))].join('\n');
