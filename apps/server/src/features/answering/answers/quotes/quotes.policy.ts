import { cutText } from '@dure/contract/text/cut-text';
import { isQuotedFrom, MAX_QUOTE_LENGTH, type Quote } from '@dure/contract/answering/answers/quote-rules';
import type { NamedRow, Quoted } from './quotes.queries.ts';

/** An answer that may be meant by a name: what it is called, and its texts. */
type Candidate = Pick<NamedRow, 'answer_sequence' | 'final_text' | 'versions'> & { readonly name: string };

/** Which answers a text quotes: the name is theirs and the passage stands in them, letter for letter. */
export function quotedAnswers(quotes: readonly Quote[], candidates: readonly Candidate[]): Quoted[] {
  const passages = new Map<number, string[]>();
  for (const { name, passage } of quotes) {
    const author = candidates.find(
      (one) =>
        one.name === name &&
        [one.final_text, ...one.versions.map(({ text }) => text)].some((text) => isQuotedFrom(passage, text)),
    );
    if (author) passages.set(author.answer_sequence, [...(passages.get(author.answer_sequence) ?? []), passage]);
  }
  return [...passages].map(([sequence, all]) => ({
    sequence,
    passage: cutText(all.join('\n\n'), MAX_QUOTE_LENGTH),
  }));
}
