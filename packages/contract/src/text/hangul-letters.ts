const LEADING = 0x1100;
const VOWELS = 0x1161;
const TRAILING = 0x11a8;
const LEADING_LETTERS = Array.from('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ');
const VOWEL_LETTERS = ['ㅏ', 'ㅐ', 'ㅑ', 'ㅒ', 'ㅓ', 'ㅔ', 'ㅕ', 'ㅖ', 'ㅗ', 'ㅗㅏ', 'ㅗㅐ', 'ㅗㅣ', 'ㅛ', 'ㅜ', 'ㅜㅓ']
  .concat(['ㅜㅔ', 'ㅜㅣ', 'ㅠ', 'ㅡ', 'ㅡㅣ', 'ㅣ']); // prettier-ignore
const TRAILING_LETTERS = ['ㄱ', 'ㄲ', 'ㄱㅅ', 'ㄴ', 'ㄴㅈ', 'ㄴㅎ', 'ㄷ', 'ㄹ', 'ㄹㄱ', 'ㄹㅁ', 'ㄹㅂ', 'ㄹㅅ', 'ㄹㅌ', 'ㄹㅍ']
  .concat(['ㄹㅎ', 'ㅁ', 'ㅂ', 'ㅂㅅ', 'ㅅ', 'ㅆ', 'ㅇ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ', 'ㅎ']); // prettier-ignore

/** A text with Hangul letter by letter, however it was written: `관` and `ㄱㅗㅏㄴ` are the same here (Unicode, 3.12). */
export const hangulLetters = (text: string): string =>
  text.normalize('NFKD').replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, (letter) => {
    const code = letter.charCodeAt(0);
    if (code >= TRAILING) return TRAILING_LETTERS[code - TRAILING]!;
    return code >= VOWELS ? VOWEL_LETTERS[code - VOWELS]! : LEADING_LETTERS[code - LEADING]!;
  });
