import { shortened } from '@dure/contract/markdown/shortened';

/** Characters of what stands above a passage. */
const MAX_HEADING = 200;

/** What stands above passages, in one line and as far as there is room. */
export const headingOf = (words: string): string => shortened(words.replace(/\s+/g, ' ').trim(), MAX_HEADING);
