import { readDocument } from '../../../kernel/language/guard/guard.ts';
import { Passages } from '../../../kernel/language/search/passages.ts';
import type { BriefTask, Found } from './brief-found.ts';
import { builtInBrief } from './built-in-brief.ts';

/** A passage by its place, without what it says to whoever reads it. */
export interface NearPassage {
  readonly at: number;
  readonly text: string;
}

/** Work over all of a content and a class's answers: it takes seconds, so it is done beside the server's own thread. */
export type BriefWork =
  /** The passages that say most of what a text is about. */
  | { readonly kind: 'near'; readonly texts: readonly string[]; readonly about: string; readonly count: number }
  | { readonly kind: 'groups'; readonly task: BriefTask };
export interface BriefResults {
  readonly near: readonly NearPassage[];
  readonly groups: Found;
}
export interface BriefWord {
  readonly done: BriefResults[BriefWork['kind']];
}

export function doBriefWork(work: BriefWork): BriefResults[BriefWork['kind']] {
  if (work.kind === 'groups') return builtInBrief(work.task);
  const { texts, about, count } = work;
  return new Passages(texts)
    .find(about, count)
    .map(({ at }) => ({ at, text: readDocument(texts[at]!) }))
    .filter(({ text }) => text.trim() !== '');
}
