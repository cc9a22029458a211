import { shortened } from '@dure/contract/markdown/shortened';
import { cutText } from '@dure/contract/text/cut-text';

/** UTF-16 units of what stands above a passage, as a bound of the contract counts them. */
const MAX_HEADING = 200;

/** What stands above passages, in one line and as far as there is room. */
export const headingOf = (words: string): string =>
  cutText(shortened(words.replace(/\s+/g, ' ').trim(), MAX_HEADING), MAX_HEADING);
