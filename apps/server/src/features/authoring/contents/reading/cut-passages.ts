import { cleanText } from '@dure/contract/http/clean-text';
import { segmentsOf } from '@dure/contract/markdown/sentences';
import { placeToCut, shortened } from '@dure/contract/markdown/shortened';
import { cutText } from '@dure/contract/text/cut-text';
import type { Block } from './outlet.ts';

/** Characters of a passage: a paragraph or some, about what is quoted as the source of a question. */
const MAX_PASSAGE = 900;
/** UTF-16 units of what stands above a passage, as a bound of the contract counts them. */
const MAX_HEADING = 200;
/** Letters that show nothing, such as zero-width, direction and tag characters; those inside emoji and some scripts stay. */
const UNSEEN = /(?!\u200C|\u200D|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;

/** Text as it is kept: without what nobody sees, and without what is no character. */
const visible = (text: string): string => cleanText(text.replace(UNSEEN, '')).trim();

/** A heading or title as it is kept: on one line, as far as there is room. */
export const cleanHeading = (text: string): string =>
  cutText(shortened(visible(text).replace(/\s+/g, ' '), MAX_HEADING), MAX_HEADING);

export interface Passage {
  readonly text: string;
  readonly unitNo: number | null;
  readonly heading: string;
}

/** A paragraph that is too long for a passage, at the ends of its sentences where it has any, and within no number. */
function* cutLong(text: string): Generator<string> {
  let kept = '';
  for (const sentence of segmentsOf(text)) {
    if (kept !== '' && kept.length + sentence.trimEnd().length > MAX_PASSAGE) {
      yield kept.trimEnd();
      kept = '';
    }
    kept += sentence;
    while (kept.trimEnd().length > MAX_PASSAGE) {
      const end = kept.lastIndexOf(' ', MAX_PASSAGE);
      const at = end > MAX_PASSAGE / 2 ? end : placeToCut(kept, MAX_PASSAGE) || MAX_PASSAGE;
      const beginning = cutText(kept, at);
      yield beginning;
      kept = kept.slice(beginning.length).trimStart();
    }
  }
  if (kept.trim() !== '') yield kept.trimEnd();
}

/** Gathers blocks of one place into passages; a place is a page, slide or sheet under one heading. */
export class PassageCutter {
  readonly #give: (passage: Passage) => void;
  #texts: string[] = [];
  #length = 0;
  /** The heading that came last, and how it is kept. */
  #given = '';
  #heading = '';
  #place: Omit<Passage, 'text'> = { unitNo: null, heading: '' };

  constructor(give: (passage: Passage) => void) {
    this.#give = give;
  }

  add({ text, unitNo, heading: given }: Block, isRow = false): void {
    const clean = visible(text);
    if (clean === '') return;
    const heading = this.#headingOf(given);
    const isElsewhere = heading !== this.#place.heading || (!isRow && unitNo !== this.#place.unitNo);
    if (isElsewhere || this.#length + clean.length > MAX_PASSAGE) this.end();
    if (this.#texts.length === 0) this.#place = { unitNo, heading };
    if (clean.length <= MAX_PASSAGE) {
      this.#texts.push(clean);
      this.#length += clean.length;
      return;
    }
    for (const piece of cutLong(clean)) this.#give({ ...this.#place, text: piece });
  }

  #headingOf(given: string): string {
    if (given !== this.#given) [this.#given, this.#heading] = [given, cleanHeading(given)];
    return this.#heading;
  }

  end(isRow = false): void {
    if (this.#texts.length > 0) this.#give({ ...this.#place, text: this.#texts.join(isRow ? '\n' : '\n\n') });
    this.#texts = [];
    this.#length = 0;
  }
}
