import { z } from 'zod';
import { clubCard } from '../clubs/clubs.views.ts';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';

/** Feedback is news for so many days. */
export const FEEDBACK_NEWS_DAYS = 30;
/** Characters of a text that home shows. */
export const HOME_EXCERPT_LENGTH = 160;
/** Clubs that home shows of each kind. */
export const HOME_CLUBS = 2;

const ownAnswer = z
  .object({
    clubSequence: z.number().int(),
    clubName: z.string(),
    quizSequence: z.number().int(),
    no: z.number().int(),
    question: z.string(),
  })
  .meta({ id: 'OwnAnswer' });

const ownClub = clubCard
  .extend({
    finalCount: z.number().int().describe('Final answers of the caller'),
    openedCount: z
      .number()
      .int()
      .describe('Quizzes opened so far: `myProgress` is the share of them with a final answer'),
  })
  .meta({ id: 'OwnClub' });

const myHome = z
  .object({
    feedback: ownAnswer
      .extend({
        text: z.string(),
        nickname: z.string(),
        grading: z.number().int().nullable().describe('The official grade; null where there is none'),
        writtenAt: moment,
      })
      .nullable()
      .describe('The latest feedback on an answer of the caller that they may see, in plain words'),
    change: ownAnswer
      .extend({
        pre: z.string(),
        final: z.string(),
        keywordCount: z
          .number()
          .int()
          .nullable()
          .describe(
            'Keywords of the model answer that came with the final answer; null before the model answer is theirs to read',
          ),
        quoteCount: z.number().int().describe('How many others quote the answer in theirs'),
      })
      .nullable()
      .describe('How the latest final answer of the caller differs from the pre-answer, both in plain words'),
    clubs: z.array(ownClub).max(HOME_CLUBS).describe('Running clubs that the caller joined, the newest first'),
    closing: z
      .array(clubCard)
      .max(HOME_CLUBS)
      .describe("Public clubs that one can still join, the first to close first; none of the caller's own"),
  })
  .meta({ id: 'MyHome' });
export type MyHome = z.output<typeof myHome>;

export const getMyHome = endpoint({
  name: 'getMyHome',
  method: 'GET',
  path: '/api/v1/my/home',
  summary:
    "What home shows a member beside what is due: feedback, how an answer changed, one's clubs, clubs about to close",
  audience: 'member',
  response: myHome,
});
