import type { RowPart } from '../../../kernel/columns.ts';
import type { Quizzes } from '../../../kernel/database/schema.gen.ts';
/** A quiz as a form lists it: one that exists, or a new one, perhaps a copy of its source. */
export interface ListedQuiz {
  readonly quizSequence: number | null;
  readonly sourceQuizSequence: number | null;
}
/** What the form writes of a quiz. */
export interface QuizWording extends RowPart<Quizzes, 'question' | 'model_answer'> {
  readonly model_answer_keywords: readonly string[];
  readonly rubric: unknown;
  /** Of the library; null for what is typed, which is compared by its words. */
  readonly content_sequence: number | null;
  readonly content_title: string | null;
  readonly content_url: string | null;
}

/**
 * Places in the list of copies that the list holds already: their source itself, or another copy of it. `sourceOf` knows
 * what the quizzes that exist are copies of.
 */
export function doubledCopies(
  listed: readonly ListedQuiz[],
  sourceOf: (quizSequence: number) => number | null | undefined,
): ReadonlySet<number> {
  const held = new Set(
    listed.flatMap(({ quizSequence }) => (quizSequence === null ? [] : [quizSequence, sourceOf(quizSequence) ?? 0])),
  );
  const doubled = new Set<number>();
  for (const [index, { quizSequence, sourceQuizSequence }] of listed.entries()) {
    if (quizSequence !== null || sourceQuizSequence === null) continue;
    if (held.has(sourceQuizSequence)) doubled.add(index);
    held.add(sourceQuizSequence);
  }
  return doubled;
}

/** Drafts are kept as they were typed, submitted texts without spaces around them: both say the same. Keys are in order. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (value === null || typeof value !== 'object') return value ?? '';
  const entries = Object.entries(value).map(([key, one]) => [key, trimmed(one)] as const);
  return entries.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Whether a form says of a quiz what is kept; no content is as good as an empty one. */
export const saysTheSame = (kept: QuizWording, form: QuizWording): boolean => {
  const contentOf = (of: QuizWording) =>
    form.content_sequence === null ? [of.content_title ?? '', of.content_url ?? ''] : [of.content_sequence];
  const said = (of: QuizWording) =>
    JSON.stringify(trimmed([of.question, of.model_answer, of.model_answer_keywords, of.rubric, ...contentOf(of)]));
  return said(kept) === said(form);
};
