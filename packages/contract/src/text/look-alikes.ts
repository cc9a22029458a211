/** Letters of other scripts that look like Latin ones. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', һ: 'h', ѵ: 'v' },
  ...{ ԛ: 'q', ԝ: 'w', ɡ: 'g', к: 'k', т: 't', м: 'm', в: 'b', н: 'h', ո: 'n' },
  ...{ α: 'a', ε: 'e', ο: 'o', ρ: 'p', ν: 'v', τ: 't', ι: 'i', κ: 'k', υ: 'u', χ: 'x' },
};
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}ɡ]/gu;

/** Digits and signs that stand for letters inside of words. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
};
const SWAPPED = /(?<=\p{Script=Latin})[013457@$](?=\p{Script=Latin})/gu;

/**
 * A text in small letters with Latin ones for all that look like them, and for digits between them. `between` is done with
 * it after its letters and before its digits.
 */
export const likeLatin = (text: string, between: (letters: string) => string = (letters) => letters): string =>
  between(text.replace(FOREIGN, (letter) => LETTERS[letter] ?? letter)).replace(
    SWAPPED,
    (digit) => DIGITS[digit] ?? digit,
  );
