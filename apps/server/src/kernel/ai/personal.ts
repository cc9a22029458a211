import { PLACEHOLDERS } from './personal.text.ts';

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Resident registration numbers before telephones, which they would look like in part. */
const RESIDENT = /(?<!\d)\d{6}[- ]?[1-8]\d{6}(?!\d)/g;
const TELEPHONE = /(?<!\d)(?:\+82[- ]?|0)\d{1,2}[- .)]?\d{3,4}[- .]?\d{4}(?!\d)/g;
/** As Korean universities give them: the year of entry and four to six further digits. */
const STUDENT = /(?<!\d)(?:19|20)\d{2}[- ]?\d{4,6}(?!\d)/g;
const ACCOUNT = /(?<!\d)\d{2,6}-\d{2,6}-\d{2,8}(?!\d)/g;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text without e-mails, numbers of people and the given names: what no prompt needs is not sent. */
export function withoutPersonal(text: string, names: readonly string[] = []): string {
  const kept = text
    .normalize('NFC')
    .replace(EMAIL, PLACEHOLDERS.email)
    .replace(RESIDENT, PLACEHOLDERS.number)
    .replace(TELEPHONE, PLACEHOLDERS.telephone)
    .replace(ACCOUNT, PLACEHOLDERS.number)
    .replace(STUDENT, PLACEHOLDERS.number);
  // One letter is a word more often than a name.
  const known = names
    .map((name) => name.normalize('NFC'))
    .filter((name) => name.length > 1 && kept.includes(name))
    .toSorted((a, b) => b.length - a.length);
  if (known.length === 0) return kept;
  return kept.replace(new RegExp(known.map(escaped).join('|'), 'gu'), PLACEHOLDERS.name);
}

/** What people are called, but for what is a word of the subject: it says nothing of them there. */
export const namesToHide = (people: readonly { readonly nickname: string }[], ...subject: string[]): string[] =>
  people.map(({ nickname }) => nickname).filter((name) => !subject.some((text) => text.includes(name)));

/** The same of each part. */
export const partsWithoutPersonal = (
  parts: Readonly<Record<string, string>>,
  names?: readonly string[],
): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, withoutPersonal(text, names)]));
