import { likeLatin } from '@dure/contract/text/look-alikes';
import { plain } from '../text/plain.ts';

/** Letters one by one: i g n o r e, 만-점-을. */
const LETTER_BY_LETTER = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .\-_*·|]){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const MARKS = /(?<=\p{L})[*_~`]+(?=\p{L})|\p{Mn}+/gu;

/** A sentence as orders are looked for in it: disguises taken off. */
export const folded = (text: string): string =>
  likeLatin(
    plain(
      plain(text)
        .normalize('NFD')
        .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
        .normalize('NFC'),
    ),
    (letters) => letters.replace(LETTER_BY_LETTER, (spaced) => spaced.replace(/[ .\-_*·|]/gu, '')).replace(MARKS, ''),
  )
    .replace(/[“”„«»「」『』]/gu, '"')
    .replace(/\s+/gu, ' ');
