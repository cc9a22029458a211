import { plain } from '../text/plain.ts';

/** Letters of other scripts that look like Latin ones, and digits that stand for letters inside words. */
const LOOKS_LIKE = new Map(
  Object.entries({
    а: 'a',
    е: 'e',
    о: 'o',
    р: 'p',
    с: 'c',
    у: 'y',
    х: 'x',
    і: 'i',
    ѕ: 's',
    ј: 'j',
    ԁ: 'd',
    һ: 'h',
    ѵ: 'v',
    ԛ: 'q',
    ԝ: 'w',
    ɡ: 'g',
    к: 'k',
    т: 't',
    м: 'm',
    в: 'b',
    н: 'h',
    ո: 'n',
    α: 'a',
    ε: 'e',
    ο: 'o',
    ρ: 'p',
    ν: 'v',
    τ: 't',
    ι: 'i',
    κ: 'k',
    υ: 'u',
    χ: 'x',
  }),
);
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ɡ]/gu;
const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const SWAPPED = /(?<=\p{Script=Latin})[013457@$](?=\p{Script=Latin})/gu;
/** Letters one by one: i g n o r e, 만-점-을. */
const LETTER_BY_LETTER = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_*·|]){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const MARKS = /(?<=\p{L})[*_~`]+(?=\p{L})|\p{Mn}+/gu;

/** A sentence as orders are looked for in it: disguises taken off. */
export const folded = (text: string): string =>
  plain(
    plain(text)
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
      .normalize('NFC'),
  )
    .replace(FOREIGN, (letter) => LOOKS_LIKE.get(letter) ?? letter)
    .replace(LETTER_BY_LETTER, (spaced) => spaced.replace(/[ .\-_*·|]/gu, ''))
    .replace(MARKS, '')
    .replace(SWAPPED, (digit) => DIGIT_LETTERS[digit] ?? digit)
    .replace(/[“”„«»「」『』]/gu, '"');
