import { z } from 'zod';
import { code, labels, sequence, text } from '../../http/fields.ts';
import { rubricForm } from '../../rubrics/rubric.ts';
import {
  MAX_KEYWORD_LENGTH,
  MAX_KEYWORDS,
  MAX_MODEL_ANSWER_LENGTH,
  MAX_QUESTION_LENGTH,
  MIN_QUESTION_LENGTH,
} from '../../limits/quiz-limits.ts';
import { MAX_CODES, MAX_TAGS, MAX_TAG_LENGTH } from '../../limits/label-limits.ts';

/** A quiz as its author writes it (decisions, section 5). Scoring keywords are a list, or one text with commas between them. */
export const quizForm = z
  .object({
    question: text(MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH),
    modelAnswer: text(0, MAX_MODEL_ANSWER_LENGTH).default(''),
    modelAnswerKeywords: z
      .union([z.array(z.string()), z.string().max(1000)])
      .transform((given) => (typeof given === 'string' ? given.split(',') : given))
      .pipe(labels(MAX_KEYWORDS, MAX_KEYWORD_LENGTH))
      .default([]),
    rubric: rubricForm,
    jobGroup: code.nullable().default(null),
    jobs: z.array(code).max(MAX_CODES).default([]),
    jobLevels: z.array(code).max(MAX_CODES).default([]),
    tags: labels(MAX_TAGS, MAX_TAG_LENGTH).default([]),
    contentSequence: sequence.nullable().default(null).describe('Of the content to read for it; null for none'),
  })
  .meta({ id: 'QuizForm' });
export type QuizForm = z.output<typeof quizForm>;
