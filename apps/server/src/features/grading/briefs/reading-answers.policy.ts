import type { RowPart } from '../../../kernel/columns.ts';
import type { Quizzes } from '../../../kernel/database/schema.gen.ts';
import { PLACEHOLDERS } from '../../../kernel/ai/personal.text.ts';
import { withoutPersonal } from '../../../kernel/ai/personal.ts';
import { readAnswer } from '../../../kernel/language/guard/guard.ts';

interface Asked extends RowPart<Quizzes, 'question' | 'model_answer'> {
  readonly model_answer_keywords: readonly string[];
}

/** What is shown and sent of an answer: neither what tells of a person nor what it says to its reader. */
export function readText(text: string, asked: Asked, names: readonly string[]): string {
  const quiz = {
    question: asked.question,
    modelAnswer: asked.model_answer,
    keywords: [...asked.model_answer_keywords],
  };
  return withoutPersonal(readAnswer(text, quiz).text, names).trim();
}

/** The same for tools that count words: what stands for a person is no word of theirs. */
export const withoutPlaceholders = (text: string): string =>
  Object.values(PLACEHOLDERS).reduce((kept, placeholder) => kept.replaceAll(placeholder, ' '), text);
