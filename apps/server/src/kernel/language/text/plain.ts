/** Letters that show nothing: zero-width, direction and tag characters, soft hyphens, fillers, variation selectors. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * All but signs whose compatibility form says another thing: 10² would be 102, ½ 1⁄2, ① 1, ㎡ m2. Those that are only wide, narrow or small
 * are no signs of their own.
 */
const LETTERS = /[^\p{No}\p{Nl}\p{S}\p{Po}ℓ]+|[\uFE50-\uFE6F\uFF00-\uFFEF]+/gu;
const composed = (text: string): string =>
  text.normalize('NFC').replace(LETTERS, (letters) => letters.normalize('NFKC'));

const without = (text: string, compose: (seen: string) => string): string =>
  compose(text.replace(/\r\n?/g, '\n').replace(UNSEEN, '')).replace(UNSEEN, '').replace(CONTROLS, ' ');

/** What is to be seen of a text: letters in their common form (NFKC), signs as they were typed, without letters that show nothing. */
export const visible = (text: string): string => without(text, composed);

/** A text as it is compared: two that look the same but for capitals are the same here. */
export const plain = (text: string): string => without(text, (seen) => seen.normalize('NFKC')).toLowerCase();

/** What is compared of a text letter by letter: its letters and digits, whatever their case, width, spacing and marks. */
export const wordCharactersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
