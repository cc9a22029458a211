import { sentencesOf } from '../../text/sentences.ts';
import { HEADING_NUMBER } from '../writing.text.ts';
import { EMPHASIS, ITEM_MARK, ORDINALS } from './drafts.text.ts';

/** A passage as it was read. */
export interface Passage {
  /** What stands above it, the nearest last, parted by ›. */
  readonly heading: string;
  readonly text: string;
}

/** Points in a row, without their marks, and the sentence that leads to them; null where only a heading does. */
export interface List {
  readonly lead: string | null;
  readonly items: readonly string[];
  /** Whether its points are told in sentences that begin with 첫째, 둘째. */
  readonly isTold: boolean;
}

/** A passage as it is drafted from. */
export interface Section {
  readonly at: number;
  /** The nearest heading, without its number. */
  readonly heading: string;
  /** Its sentences that are no points of a list. */
  readonly sentences: readonly string[];
  readonly lists: readonly List[];
}

const bare = (line: string) => line.replace(EMPHASIS, '$1').trim();

/** Points that sentences tell one after the other: the lead, and each without its ordinal. */
function toldIn(sentences: readonly string[]): List[] {
  const first = sentences.findIndex((sentence) => ORDINALS[0]!.test(sentence));
  if (first < 1) return [];
  const items: string[] = [];
  while (ORDINALS[items.length]?.test(sentences[first + items.length] ?? ''))
    items.push(sentences[first + items.length]!);
  return items.length < 2 ? [] : [{ lead: sentences[first - 1]!, items, isTold: true }];
}

/** The passage apart: what is said in sentences, and what stands in lists. */
export function sectionOf({ heading, text }: Passage, at: number): Section {
  const sentences: string[] = [];
  const lists: List[] = [];
  let items: string[] = [];
  let lead: string | null = null;
  const end = () => {
    if (items.length > 0) lists.push({ lead, items, isTold: false });
    items = [];
    lead = null;
  };
  for (const line of text.split('\n')) {
    const mark = ITEM_MARK.exec(line);
    if (mark) {
      items.push(bare(line.slice(mark[0].length)));
      continue;
    }
    if (line.trim() === '') continue;
    end();
    const said = sentencesOf(bare(line));
    sentences.push(...said);
    lead = said.at(-1) ?? null;
  }
  end();
  const last = heading.split(' › ').at(-1) ?? '';
  return { at, heading: last.replace(HEADING_NUMBER, '').trim(), sentences, lists: [...lists, ...toldIn(sentences)] };
}
