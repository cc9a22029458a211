import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text, uuid } from '../../http/fields.ts';
import { MAX_PAGE_SIZE } from '../../http/request-limits.ts';
import { POSTS_A_PAGE } from '../posts/post-limits.ts';
import { cardContent } from '../posts/posts.views.ts';
import { ESTABLISHMENT_STATUS } from '../codes/seminar-codes.ts';
import { seminarForm } from './seminar-form.ts';
import { establishmentType } from '../codes/seminar-schemas.ts';
import { listSeminarBanners } from './seminars.endpoints.ts';
import { establishment, participant, participation, seminarView } from './seminars.views.ts';

/** Calls of the specification's section 7 under Legacy, at their literal paths; the same services answer `/api/v1/…`. */

const ofOld = z.object({ id: pathSequence });
const byCursor = {
  size: z.coerce.number<number>().int().min(1).max(MAX_PAGE_SIZE).default(POSTS_A_PAGE),
  cursor: text(0, 100).default('').describe('The `after-cursor` of the part before; empty: from the start'),
};
const GOES_ON = 'The header `after-cursor` holds the cursor of what follows; it is absent at the end';

export const createSeminarAtOldPath = endpoint({
  name: 'createSeminarAtOldPath',
  method: 'POST',
  path: '/seminars',
  summary: 'The same as createSeminar, at the path of earlier clients',
  audience: 'instructor',
  body: seminarForm,
  response: seminarView,
  idempotencyKey: true,
  isDeprecated: true,
});

export const requestEstablishmentAtOldPath = endpoint({
  name: 'requestEstablishmentAtOldPath',
  method: 'POST',
  path: '/seminars/{id}/establishment',
  summary: 'The same as requestSeminarEstablishment, with the body of earlier clients at their path',
  audience: 'instructor',
  params: ofOld,
  body: z.object({
    memberId: uuid.describe('Of the caller'),
    mentorId: uuid.nullable().default(null).describe('Of who holds a mentor seminar'),
    seminarId: pathSequence.nullable().default(null).describe('The same as in the path'),
    seminarEstablishmentType: establishmentType,
    establishmentRegistStatus: z.literal(ESTABLISHMENT_STATUS.registered).default(ESTABLISHMENT_STATUS.registered),
  }),
  response: establishment,
  errors: ['conflict'],
  isDeprecated: true,
});

const ofParticipant = ofOld.extend({ memberId: uuid });

export const applyAtOldPath = endpoint({
  name: 'applyAtOldPath',
  method: 'PUT',
  path: '/seminars/{id}/participants/{memberId}',
  summary: 'The same as applyForSeminar, at the path of earlier clients; `memberId` is the caller',
  audience: 'member',
  params: ofParticipant,
  response: seminarView,
  errors: ['seminarClosed', 'ownContent'],
  isDeprecated: true,
});

export const leaveAtOldPath = endpoint({
  name: 'leaveAtOldPath',
  method: 'DELETE',
  path: '/seminars/{id}/participants/{memberId}',
  summary: 'The same as leaveSeminar, at the path of earlier clients; `memberId` is the caller',
  audience: 'member',
  params: ofParticipant,
  response: seminarView,
  errors: ['seminarCancelLate'],
  isDeprecated: true,
});

export const listParticipantsAtOldPath = endpoint({
  name: 'listParticipantsAtOldPath',
  method: 'GET',
  path: '/seminars/{id}/participants',
  summary: `The same as listSeminarParticipants, at the path of earlier clients. ${GOES_ON}`,
  audience: 'instructor',
  params: ofOld,
  query: z.object(byCursor),
  response: z.object({ contents: z.array(participant) }),
  isDeprecated: true,
});

export const listMySeminarsAtOldPath = endpoint({
  name: 'listMySeminarsAtOldPath',
  method: 'GET',
  path: '/my/seminars/participant',
  summary: `The same as listMySeminars, at the path of earlier clients. ${GOES_ON}`,
  audience: 'member',
  query: z.object(byCursor),
  response: z.object({ contents: z.array(cardContent.extend({ participation })) }),
  isDeprecated: true,
});

export const listSeminarBannersAtOldPath = endpoint({
  name: 'listSeminarBannersAtOldPath',
  method: 'GET',
  path: '/banners/seminar',
  summary: 'The same as listSeminarBanners, at the path of earlier clients',
  audience: 'member',
  response: listSeminarBanners.response,
  isDeprecated: true,
});
