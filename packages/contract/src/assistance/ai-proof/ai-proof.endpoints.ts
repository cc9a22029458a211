import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, version, moment } from '../../http/fields.ts';
import { OFFICIAL_CONFIDENCE } from './agreement.ts';

/**
 * OFF: AI evaluates on request. SUGGEST: it evaluates every final answer, as evidence beside the instructor's grade.
 * OFFICIAL: likewise, and what it is confident enough of is the official grade until an instructor gives one.
 */
export const AI_GRADING_MODES = ['OFF', 'SUGGEST', 'OFFICIAL'] as const;
export type AiGradingMode = (typeof AI_GRADING_MODES)[number];

const params = z.object({ club: pathSequence, quiz: pathSequence });
const count = z.number().int();

const agreement = z
  .object({
    count,
    exact: count,
    within: count,
    kappa: z.number().nullable(),
    meanDifference: z.number(),
  })
  .meta({ id: 'GraderAgreement' });

export const aiProof = z
  .object({
    clubName: z.string(),
    no: count,
    question: z.string(),
    mode: z.enum(AI_GRADING_MODES),
    confidence: z.number().nullable().describe('Least confidence of an official grade; null where none is official'),
    version: count,
    answers: z
      .array(
        z.object({
          clubQuizAnswerSequence: count,
          member: person,
          text: z.string(),
          instructor: count.nullable(),
          ai: count.nullable(),
          isLeftOpen: z.boolean().describe('AI read it and gave no score: it leaves it to a person'),
          reason: z.string().describe('Why they are far apart, in words; empty where they are not'),
        }),
      )
      .describe(
        'Five to ten answers that span the range, the best first; those that nobody graded yet are to be graded first',
      ),
    agreement: agreement.nullable().describe('Of the answers above, as far as both graded them'),
    overall: agreement.nullable().describe('Of every answer to the quiz that both graded'),
    remainingCount: count.describe('Final answers that no instructor has graded'),
    remaining: z
      .array(z.number())
      .describe(
        'Of those that AI has read: how sure it is, as fitted, 0–1; 0 where a part spoke to the grader, or AI gave no score',
      ),
    can: z.object({
      makeOfficial: z.boolean().describe('Enough answers were compared, the two agree, and the confidence is fitted'),
    }),
    calibration: z
      .object({
        sampleCount: count,
        neededCount: count,
        error: z.number().nullable().describe('Expected calibration error, 0–1; null while there are too few grades'),
      })
      .describe("How the confidence of this grader was fitted to the grades of the organisation's instructors"),
    isBuiltIn: z.boolean(),
  })
  .meta({ id: 'AiProof' });
export type AiProof = z.output<typeof aiProof>;

export const getAiProof = endpoint({
  name: 'getAiProof',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/ai-proof',
  summary: "AI beside the instructor's grades of some answers to a quiz, and how far they agree",
  audience: 'instructor',
  params,
  response: aiProof,
});

export const compareWithAi = endpoint({
  name: 'compareWithAi',
  method: 'POST',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/ai-proof',
  summary: 'Has the graded answers among those of the proof evaluated, each without its grade, and waits for them',
  audience: 'instructor',
  params,
  response: aiProof,
  errors: ['aiGradingFailed', 'aiEvaluationTimeout'],
});

export const decideAiGrading = endpoint({
  name: 'decideAiGrading',
  method: 'PUT',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/ai-grading',
  summary:
    'What AI does with the answers to a quiz, beginning with those that wait; what is official by AI and no longer meets the choice waits again',
  audience: 'instructor',
  params,
  body: z.object({
    mode: z.enum(AI_GRADING_MODES),
    confidence: z
      .number()
      .min(OFFICIAL_CONFIDENCE.least)
      .max(OFFICIAL_CONFIDENCE.most)
      .default(OFFICIAL_CONFIDENCE.usual),
    version,
  }),
  response: aiProof,
  errors: ['staleVersion', 'proofFirst'],
});

const calibrations = z.object({
  neededCount: count,
  contents: z.array(
    z.object({
      model: z.string(),
      isBuiltIn: z.boolean(),
      sampleCount: count.describe('Grades by instructors of texts that the model read'),
      error: z.number().nullable().describe('Expected calibration error, 0–1; null while there are too few grades'),
      fittedAt: moment,
    }),
  ),
});
/** How far each model's confidence can be relied upon. */
export type Calibrations = z.output<typeof calibrations>;

export const listCalibrations = endpoint({
  name: 'listCalibrations',
  method: 'GET',
  path: '/api/manager/v1/ai/calibrations',
  summary: "How each model's confidence was fitted to the grades of the organisation's instructors, the latest first",
  audience: 'manager',
  response: calibrations,
});
