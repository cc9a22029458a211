/** What is taken off a cell before it is judged. */
export type Cleaning = 'BLANKS' | 'INVISIBLE' | 'FULL_WIDTH';

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

/** What a check took off a text; nothing where it left it as it was, or changed something else. */
export function cleaningsOf(sent: string, checked: string): Cleaning[] {
  if (sent === checked) return [];
  const seen = sent.replace(INVISIBLE, '');
  const narrow = seen.normalize('NFKC');
  return [
    ...(seen.trim() === seen ? [] : (['BLANKS'] as const)),
    ...(seen === sent ? [] : (['INVISIBLE'] as const)),
    ...(narrow === seen.normalize('NFC') || checked !== narrow.trim() ? [] : (['FULL_WIDTH'] as const)),
  ];
}
