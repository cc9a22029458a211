import { coverSentence, isQuoteOpen } from './cover-question-rules.ts';

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
/** Of a quotation that opens the question: it is not cut, and takes a line more. */
const MOST_QUOTED = 28;
/** A clause that is shorter says nothing yet, unless it is a clause of its own (`흑자인데`). */
const LEAST_TELLING = 7;

const MARK = /(?:[:;…—]|[”"’'」』》)\]](?:의|에서|은|는|이|가|을|를|에|에게|이?라는|이?라고)?)$/;
/** A comma of a list (`슬랙, PV, PQ`) is no pause. */
const CLAUSE_COMMA = /(면|데|고|며|서|지만|니까|지|까|도록|때|요|다),$/;
const CLAUSE = /(면|데|데도|때|때도|(?<![다라자냐])고|(?<!에)서|며|도록|지만|니까|왜)$/;
const PARTICLE = /\S(은|이|가|을|를|에|에서|에게|한테)$/;
const WEAK_PARTICLE = /\S(은|이|가|을|를|에|에서|에게|한테|로|부터|까지|와|과)$|동안$/;
/** Of a topic, or before the noun that it describes: the last to rest on. */
const TOPIC = /\S는$/;

function leadOf(words: readonly string[]): number {
  const upTo = (count: number) => words.slice(0, count).join(' ');
  const isLarge = (count: number) => upTo(count).length <= MOST_LARGE;
  if (isLarge(words.length)) return words.length;
  const all = words.map((_, index) => index + 1).filter((count) => count < words.length);
  const counts = all
    // A number is not cut from its unit (`3 %`).
    .filter((count) => isLarge(count) && !/^[%‰°℃]/.test(words[count]!));
  const whole = counts.filter((count) => !isQuoteOpen(upTo(count)));
  const ends = (pause: RegExp) => (count: number) => pause.test(words[count - 1]!);
  const isComma = (count: number) => ends(CLAUSE_COMMA)(count) || (count === 1 && ends(/,$/)(count));
  const tells = (count: number) => upTo(count).length >= LEAST_TELLING;
  return (
    whole.find((count) => isComma(count) || ends(MARK)(count)) ??
    whole.find(ends(CLAUSE)) ??
    whole.find((count) => tells(count) && ends(PARTICLE)(count)) ??
    whole.findLast((count) => tells(count) && ends(WEAK_PARTICLE)(count)) ??
    whole.findLast((count) => tells(count) && ends(TOPIC)(count)) ??
    whole.findLast(ends(WEAK_PARTICLE)) ??
    whole.findLast(ends(TOPIC)) ??
    whole.at(-1) ??
    all.find((count) => upTo(count).length <= MOST_QUOTED && !isQuoteOpen(upTo(count))) ??
    counts.findLast((count) => tells(count) && ends(WEAK_PARTICLE)(count)) ??
    counts.at(-1) ??
    1
  );
}

/**
 * Cuts a club's first question, as its author wrote it in Markdown, into what its cover says large and small. `lead` is the
 * number of words that its author chose, null for the clause that a rule finds.
 */
export function coverWords(question: string, lead: number | null): CoverWords {
  const words = coverSentence(question)
    .split(' ')
    .filter((word) => word !== '');
  const count = Math.min(lead ?? leadOf(words), words.length);
  return { lead: words.slice(0, count).join(' '), rest: words.slice(count).join(' ') };
}
