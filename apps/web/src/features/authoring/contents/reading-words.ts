import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { contentsText as text } from './contents.text.ts';

/** The state of a reading in one or two words, for beside a name. */
export function readingState({ reading: { state, done, of } }: Pick<ContentItem, 'reading'>): string | null {
  if (state === 'READING') return text.reading.READING(done, of);
  if (state === 'WAITING') return text.reading.WAITING;
  return state === 'READ' ? text.reading.READ : null;
}

/** The host of an address, as people call a site; the text itself where it is none. An article stands here. */
export const siteOf = (url: string): string =>
  url.startsWith('/') ? text.posts : URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
