import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence } from '../../http/fields.ts';

const points = z.number().int().min(0).max(100).nullable();

/** A member's grades in one quiz. What AI gave shows only once the final answer has an official grade. */
export const quizGrowth = z
  .object({
    quizSequence: z.number().int(),
    no: z.number().int(),
    week: z.number().int(),
    question: z.string(),
    preGrade: points.describe("AI's grade of the pre-answer, with `aiFinalGrade` or not at all"),
    aiFinalGrade: points.describe("AI's grade of the final answer, by the same reading as `preGrade`"),
    finalGrade: points.describe('The official grade of the final answer'),
    growth: z.number().min(-1).max(1).nullable().describe('From `preGrade` to `aiFinalGrade`: a fraction, -1 to 1'),
    isAnswered: z.boolean().describe('The final answer is in; without a grade it waits for one'),
  })
  .meta({ id: 'QuizGrowth' });
export type QuizGrowth = z.output<typeof quizGrowth>;

export const growthSummary = z
  .object({
    aiGrading: z
      .boolean()
      .describe('Whether AI grades in this club, pre-answers too: without it there is no growth to show'),
    quizzes: z.array(quizGrowth),
    averageFinal: z.number().nullable(),
    growth: z
      .object({
        count: z.number().int(),
        averagePre: z.number(),
        averageFinal: z.number(),
        averageGrowth: z.number().min(-1).max(1).nullable(),
      })
      .nullable()
      .describe("Over the quizzes with both of AI's grades; null while none has them"),
    quartile: z
      .number()
      .int()
      .min(1)
      .max(2)
      .nullable()
      .describe(
        "The caller's place among the club by growth, told in the upper half alone: 1 the best quarter, 2 the next; else null",
      ),
    movement: z
      .object({ before: z.number(), now: z.number() })
      .nullable()
      .describe(
        'Average official grade of the earlier and of the later half of the graded quizzes; null with fewer than four',
      ),
  })
  .meta({ id: 'GrowthSummary' });
export type GrowthSummary = z.output<typeof growthSummary>;

export const getGrowthSummary = endpoint({
  name: 'getGrowthSummary',
  method: 'GET',
  path: '/api/v1/clubs/{club}/growth/summary',
  summary: "The caller's growth from pre-answers to final answers in a club, with their quartile",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  response: growthSummary,
});
