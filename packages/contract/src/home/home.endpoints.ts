import { z } from 'zod';
import { clubCard } from '../clubs/clubs.views.ts';
import { endpoint } from '../http/endpoint.ts';

/** Feedback is news for so many days. */
export const FEEDBACK_NEWS_DAYS = 30;
/** Characters of a text that home shows. */
export const HOME_EXCERPT_LENGTH = 160;
/** Clubs that home shows of each kind. */
export const HOME_CLUBS = 2;

const ownAnswer = z.object({
  clubSequence: z.number().int(),
  clubName: z.string(),
  quizSequence: z.number().int(),
  no: z.number().int(),
  question: z.string(),
});

const ownClub = clubCard.extend({
  /** Final answers of the caller. */
  answeredCount: z.number().int(),
});

const myHome = z.object({
  /** The latest feedback on an answer of the caller that they may see, in plain words. */
  feedback: ownAnswer
    .extend({
      text: z.string(),
      nickname: z.string(),
      /** The official grade; null where there is none. */
      grading: z.number().int().nullable(),
      writtenAt: z.string(),
    })
    .nullable(),
  /** How the latest final answer of the caller differs from the pre-answer, both in plain words. */
  change: ownAnswer
    .extend({
      pre: z.string(),
      final: z.string(),
      /** Keywords of the model answer that came with the final answer; null before the model answer is theirs to read. */
      keywordCount: z.number().int().nullable(),
      /** How many others quote the answer in theirs. */
      quoteCount: z.number().int(),
    })
    .nullable(),
  /** Running clubs that the caller joined, the newest first. */
  clubs: z.array(ownClub).max(HOME_CLUBS),
  /** Public clubs that one can still join, the first to close first; none of the caller's own. */
  closing: z.array(clubCard).max(HOME_CLUBS),
});
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
