/** Signs that formats write differently. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2'],
  [/\\sqrt\{([^{}]*)\}/g, '√$1'],
  [/\^\{([^{}]*)\}/g, '^$1'],
  [/_\{([^{}]*)\}/g, '$1'],
  [/\\times\s?/g, '×'],
  [/\\([%$&#_{}])/g, '$1'],
  [/\$/g, ''],
  [/[−–‐‑]/g, '-'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
];
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻';
const EDGE = /^[\s"'()[\]{}<>«»,.;:!?…·|*•▪○※-]+|[\s"'()[\]{}<>«»,.;:!?…·|*•▪○※]+$/gu;
/** A sign before a number belongs to it. */
const VALUE = /[-+±]?\d[\d.,:/^-]*\d(?:%|°C|‰)?|[-+±]?\d(?:%|°C|‰)?/gu;

export function normal(text: string): string {
  let plain = text
    .replaceAll(
      /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g,
      (signs) => `^${[...signs].map((sign) => '0123456789-'[RAISED.indexOf(sign)]).join('')}`,
    )
    .normalize('NFKC');
  for (const [sign, same] of SAME) plain = plain.replaceAll(sign, same);
  return plain;
}

export const wordsOf = (text: string): string[] =>
  normal(text)
    .split(/\s+/)
    .map((word) => (/^[-+±]\d/.test(word) ? word.replace(/[\s"')\]},.;:!?…]+$/u, '') : word.replaceAll(EDGE, '')))
    .filter((word) => /[\p{L}\p{N}]/u.test(word));

export const valuesOf = (text: string): string[] => normal(text).match(VALUE) ?? [];
