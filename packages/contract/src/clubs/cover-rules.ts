/** A club's cover in type: the clause that opens its first question, and what follows it. */
export interface CoverWords {
  readonly lead: string;
  /** Empty where the whole question is short enough to be large. */
  readonly rest: string;
}

/** The most words that an author can make large. */
export const MAX_COVER_LEAD = 8;
/** Characters that fit in large type on the narrowest cover. */
const MOST_LARGE = 16;
/** A clause that is shorter says nothing yet, unless it is a clause of its own (`흑자인데`). */
const LEAST_TELLING = 7;

const ASKS = /(\?|까|세요|시오)[.?!]?[”"’')\]]*$/;
/** After which word a question pauses, the surest first. */
const PAUSES = [
  /[,:;…—”"’')\]]$/,
  /(면|데|데도|때|때도|고|(?<!에)서|며|도록|지만|니까|왜)$/,
  /\S(은|이|가|을|를|에)$/,
] as const;

const isQuoteOpen = (text: string) =>
  text.split('"').length % 2 === 0 || text.split('“').length !== text.split('”').length;

/** The sentence of a text that asks; the first one where none does. What is quoted stays in one. */
function askingSentence(text: string): string {
  const sentences: string[] = [];
  for (const part of text.split(/(?<=[.?!]) /)) {
    const last = sentences.at(-1);
    if (last !== undefined && isQuoteOpen(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else sentences.push(part);
  }
  return sentences.find((sentence) => ASKS.test(sentence)) ?? sentences[0] ?? '';
}

function leadOf(words: readonly string[]): number {
  const isLarge = (count: number) => words.slice(0, count).join(' ').length <= MOST_LARGE;
  if (isLarge(words.length)) return words.length;
  const counts = words.map((_, index) => index + 1).filter((count) => count < words.length && isLarge(count));
  const whole = counts.filter((count) => !isQuoteOpen(words.slice(0, count).join(' ')));
  const [mark, clause, particle] = PAUSES;
  const tells = (count: number) => words.slice(0, count).join(' ').length >= LEAST_TELLING;
  for (const [pause, some] of [
    [mark, whole],
    [clause, whole],
    [particle, whole.filter(tells)],
  ] as const) {
    const found = some.find((count) => pause.test(words[count - 1]!));
    if (found !== undefined) return found;
  }
  return counts.at(-1) ?? 1;
}

/**
 * Cuts a club's first question into what its cover says large and small. `question` is one line of plain words; `lead` is the
 * number of words that its author chose, null for the clause that a rule finds.
 */
export function coverWords(question: string, lead: number | null): CoverWords {
  const words = askingSentence(question)
    .split(' ')
    .filter((word) => word !== '');
  const count = Math.min(lead ?? leadOf(words), words.length);
  return { lead: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}
