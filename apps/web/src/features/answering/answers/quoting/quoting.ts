import { quotesIn } from '@dure/contract/answering/answers/quote-rules';
import { createContext, use, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../../kernel/store.ts';

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

/** A store, because the context stays what it is: what came rendered and whose code is not here would be drawn anew. */
export interface QuotingStore extends Store<Quoting> {
  /** As the server rendered it. */
  readonly atFirst: Quoting;
}
export const quotingStore = (atFirst: Quoting): QuotingStore => ({ ...createStore(atFirst), atFirst });
export const QuotingContext = createContext(quotingStore({ quoted: new Set(), quote: null, comment: null }));

export function useQuoting(): Quoting {
  const { subscribe, get, atFirst } = use(QuotingContext);
  return useSyncExternalStore(subscribe, get, () => atFirst);
}

/** Whom a text quotes: the names, one a line. */
export const namesQuotedIn = (text: string): string => [...new Set(quotesIn(text).map(({ name }) => name))].join('\n');
