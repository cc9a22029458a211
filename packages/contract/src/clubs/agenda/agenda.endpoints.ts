import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';

/** Days that the agenda looks ahead, today included. */
export const AGENDA_DAYS = 7;

const event = z
  .object({
    kind: z
      .enum(['QUIZ_DUE', 'QUIZ_OPENS', 'STUDY_STARTS'])
      .describe(
        'A quiz closes that the caller has not finally answered, a quiz opens, or a study of a lecture is taken up',
      ),
    at: z.string(),
    clubSequence: z.number().int(),
    clubName: z.string(),
    no: z.number().int().describe("The quiz or study in its club's order, from 1"),
    sequence: z.number().int().nullable().describe('Of the quiz or study; null of a quiz that has not opened yet'),
  })
  .meta({ id: 'AgendaEvent' });
export type AgendaEvent = z.output<typeof event>;

export const listAgenda = endpoint({
  name: 'listAgenda',
  method: 'GET',
  path: '/api/v1/my/agenda',
  summary: "What comes within a week in the caller's running clubs, the next first",
  audience: 'member',
  response: z.object({
    days: z
      .array(z.iso.date())
      .length(AGENDA_DAYS)
      .describe('The days looked at, in the time zone of the tenant: `2026-11-22`, today first'),
    contents: z.array(event),
  }),
});
export type Agenda = z.output<typeof listAgenda.response>;

const feed = z
  .object({
    startedAt: moment.nullable().describe('When the address that counts now was made; null where there is none'),
  })
  .meta({ id: 'CalendarFeed' });
export type CalendarFeed = z.output<typeof feed>;

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/api/v1/my/calendar-feed',
  summary: "Whether the caller's dates can be read at a secret address",
  audience: 'member',
  response: feed,
});

export const startCalendarFeed = endpoint({
  name: 'startCalendarFeed',
  method: 'POST',
  path: '/api/v1/my/calendar-feed',
  summary: 'Makes a secret address of an iCalendar feed of the own dates; it is told once, and one of before ends',
  audience: 'member',
  response: feed.extend({ address: z.url() }),
  perMinute: 10,
});

export const endCalendarFeed = endpoint({
  name: 'endCalendarFeed',
  method: 'DELETE',
  path: '/api/v1/my/calendar-feed',
  summary: 'Ends the secret address: from then on it is unknown; again changes nothing',
  audience: 'member',
  response: feed,
});
