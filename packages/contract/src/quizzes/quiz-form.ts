import { z } from 'zod';
import { code, labels, sequence, text } from '../http/fields.ts';
import { MAX_KEYWORDS, MAX_MODEL_ANSWER_LENGTH, MAX_QUESTION_LENGTH } from './quiz-bounds.ts';
import { rubricForm } from '../rubrics/rubric.ts';

/** A quiz as its author writes it (decisions, section 5). Scoring keywords are a list, or one text with commas between them. */
export const quizForm = z
  .object({
    question: text(2, MAX_QUESTION_LENGTH),
    modelAnswer: text(0, MAX_MODEL_ANSWER_LENGTH).default(''),
    modelAnswerKeywords: z
      .union([z.array(z.string()), z.string().max(1000)])
      .transform((given) => (typeof given === 'string' ? given.split(',') : given))
      .pipe(labels(MAX_KEYWORDS))
      .default([]),
    rubric: rubricForm,
    jobGroup: code.nullable().default(null),
    jobs: z.array(code).max(20).default([]),
    jobLevels: z.array(code).max(20).default([]),
    tags: labels(10, 20).default([]),
    contentSequence: sequence.nullable().default(null).describe('Of the content to read for it; null for none'),
  })
  .meta({ id: 'QuizForm' });
export type QuizForm = z.output<typeof quizForm>;
