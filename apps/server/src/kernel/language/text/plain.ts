/** Letters that show nothing: zero-width, direction and tag characters, soft hyphens, fillers, variation selectors. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/** What is to be seen of a text: compatibility forms composed (NFKC), without letters that show nothing. */
export const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSEEN, '').normalize('NFKC').replace(UNSEEN, '').replace(CONTROLS, ' ');

/** A text as it is compared: two that look the same but for capitals are the same here. */
export const plain = (text: string): string => visible(text).toLowerCase();

/** What is compared of a text letter by letter: its letters and digits, whatever their case, width, spacing and marks. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
