import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { establishmentStatus } from '../codes/seminar-schemas.ts';
import { REQUEST_DECISIONS } from './mentor-codes.ts';
import { MAX_WISH_ANSWER_LENGTH, MAX_WISH_LENGTH, WISHES_A_PAGE } from './mentor-limits.ts';
import { ofMentor } from './mentors.endpoints.ts';
import { mentorView, mentorWish, openWish, receivedWish } from './mentors.views.ts';

const ofWish = z.object({ wishSequence: pathSequence });

export const listMentorWishes = endpoint({
  name: 'listMentorWishes',
  method: 'GET',
  path: '/api/v1/mentors/{memberUri}/wishes',
  summary: 'Seminars that people wish for from a mentor: what most wish for stands first; nobody is named',
  audience: 'member',
  params: ofMentor,
  query: z.object(paging(WISHES_A_PAGE)),
  response: paged(openWish),
});

export const askMentor = endpoint({
  name: 'askMentor',
  method: 'POST',
  path: '/api/v1/mentors/{memberUri}/wishes',
  summary: 'Asks a mentor to hold a seminar; one wish of a member waits with a mentor at a time',
  audience: 'member',
  params: ofMentor,
  body: z.object({ wish: text(1, MAX_WISH_LENGTH).describe('What they would like to hear') }),
  response: mentorView,
  errors: ['ownContent', 'wishWaiting', 'wishesFull'],
  perMinute: 10,
});

const joining = (name: 'joinMentorWish' | 'leaveMentorWish', method: 'PUT' | 'DELETE', summary: string) =>
  endpoint({
    name,
    method,
    path: '/api/v1/my/mentor-wishes/{wishSequence}',
    summary,
    audience: 'member',
    params: ofWish,
    response: z.object({ hasJoined: z.boolean(), waitingCount: z.number().int().describe('How many wish for it') }),
    errors: ['ownContent'],
  });
export const joinMentorWish = joining(
  'joinMentorWish',
  'PUT',
  'Wishes for what somebody else asked for, too; can be repeated',
);
export const leaveMentorWish = joining(
  'leaveMentorWish',
  'DELETE',
  'No longer wishes for it; what nobody wishes for goes. Can be repeated',
);

export const listReceivedWishes = endpoint({
  name: 'listReceivedWishes',
  method: 'GET',
  path: '/api/v1/mentors/{memberUri}/received-wishes',
  summary:
    'The same with who asked and what was answered: what waits first, then the latest; for the mentor and managers',
  audience: 'instructor',
  params: ofMentor,
  query: z.object({ ...paging(WISHES_A_PAGE), establishmentRegistStatus: establishmentStatus.optional() }),
  response: paged(receivedWish),
});

export const answerMentorWish = endpoint({
  name: 'answerMentorWish',
  method: 'POST',
  path: '/api/v1/mentor-wishes/{wishSequence}/answer',
  summary: 'Accepts a wish, or declines with a reason; whoever wished for it is told',
  audience: 'instructor',
  params: ofWish,
  body: z.object({
    decision: z.enum(REQUEST_DECISIONS),
    reason: text(0, MAX_WISH_ANSWER_LENGTH).default('').describe('Required to decline'),
  }),
  response: mentorWish,
  errors: ['conflict'],
});
