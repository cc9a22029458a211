import { z } from 'zod';
import { person } from '../../tenancy/accounts/person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, moment } from '../../http/fields.ts';
import { myClubQuiz } from './quizzes.endpoints.ts';

/** An opened quiz with what the caller left in it: characters of the draft, and the last feedback. */
export const weekQuiz = myClubQuiz
  .extend({
    draftLength: z.number().int().describe('0 without a draft'),
    draftSavedAt: moment.nullable(),
    feedbackAt: moment.nullable(),
    topic: z.string().describe('Empty where its author gave none'),
  })
  .meta({ id: 'WeekQuiz' });
export type WeekQuiz = z.output<typeof weekQuiz>;

/** A published quiz that has not opened: when it will and what it is about (empty: not said), but not what it asks. */
export const comingQuiz = z
  .object({
    no: z.number().int(),
    week: z.number().int(),
    openAt: moment,
    topic: z.string(),
  })
  .meta({ id: 'ComingQuiz' });
export type ComingQuiz = z.output<typeof comingQuiz>;

export const clubWeek = z
  .object({
    quizzes: z.array(weekQuiz).describe("In the club's order"),
    coming: z.array(comingQuiz).describe('The next to open first'),
    headline: z
      .object({ quizSequence: z.number().int(), people: z.array(person) })
      .nullable()
      .describe(
        'Of what waits for the caller the nearest deadline, with the latest others who answered it (seven at most, nobody in an anonymous club); null where nothing waits',
      ),
  })
  .meta({ id: 'ClubWeek' });
export type ClubWeek = z.output<typeof clubWeek>;

export const getClubWeek = endpoint({
  name: 'getClubWeek',
  method: 'GET',
  path: '/api/v1/clubs/{club}/week',
  summary: "What is due in a club, what was and what comes, with the caller's own state",
  audience: 'member',
  params: z.object({ club: pathSequence }),
  response: clubWeek,
});
