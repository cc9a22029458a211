import { likeLatin } from '../../text/look-alikes.ts';
import { BRANDS, HONORIFIC, NEVER_ALONE, NEVER_INSIDE, nicknameText } from './nickname.text.ts';

const LEADING = 0x1100;
const VOWELS = 0x1161;
const TRAILING = 0x11a8;
const LEADING_LETTERS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const VOWEL_LETTERS = ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ', 'ㅜㅓ']
  .concat(['ㅜㅔ', 'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ']); // prettier-ignore
const TRAILING_LETTERS = ['ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ']
  .concat(['ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ']); // prettier-ignore

/** A text with Hangul letter by letter, however it was written: `관` and `ㄱㅗㅏㄴ` are the same here (Unicode, 3.12). */
const hangulLetters = (text: string): string =>
  text.normalize('NFKD').replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= TRAILING) return TRAILING_LETTERS[code - TRAILING]!;
    return code >= VOWELS ? VOWEL_LETTERS[code - VOWELS]! : LEADING_LETTERS[code - LEADING]!;
  });

const LETTERS = /[^\p{L}\p{N}]+/gu;
/** What is compared of a name: its letters, whatever their case, width, spacing, script and marks. */
const lettersOf = (name: string): string =>
  hangulLetters(likeLatin(name.normalize('NFKC').toLowerCase(), strip)).replace(LETTERS, '');
const strip = (name: string): string => name.replace(LETTERS, '');

const inside = NEVER_INSIDE.map(lettersOf);
const alone = new Set(NEVER_ALONE.map(lettersOf));
const BRAND = new RegExp(`^(?:${BRANDS.map(lettersOf).join('|')})(?=.)`);
/** What is put behind a name without making it another. */
const TAIL = new RegExp(`(?:${lettersOf(HONORIFIC)}|\\p{N})+$`, 'u');

const isAlone = (name: string): boolean => {
  const letters = lettersOf(name);
  const bare = letters.replace(TAIL, '');
  return [letters, bare, bare.replace(BRAND, '')].some((one) => alone.has(one));
};

/** Emoji are joined and shown in colour by marks that nobody sees. */
const EMOJI = /(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})*\u200D?)+|[0-9#*]\uFE0F?\u20E3/gu;
/** Marks that nobody sees or that turn the direction of what follows, fillers, and ends of lines. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What is wrong with a nickname beside its length: it holds what nobody sees, or pretends to be the product, its people or nobody. */
export function nicknameFault(nickname: string): string | undefined {
  if (UNSEEN.test(nickname.replace(EMOJI, ''))) return nicknameText.unseen;
  const letters = lettersOf(nickname);
  const words = likeLatin(nickname.normalize('NFKC').toLowerCase()).match(/\p{Script=Latin}{3,}/gu) ?? [];
  const pretends = inside.some((name) => letters.includes(name)) || [nickname, ...words].some(isAlone);
  return pretends ? nicknameText.pretends : undefined;
}
