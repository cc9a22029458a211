import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, seenVersion, sequence, text, uuid } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { downloadReason } from '../../tenancy/audit/download-reason.ts';
import { MAX_RELATED_QUIZZES, POSTS_A_PAGE } from '../posts/post-limits.ts';
import { cardContent } from '../posts/posts.views.ts';
import { newSeminarForm, seminarForm } from './seminar-form.ts';
import { MAX_SEMINAR_CAPACITY, MAX_SEMINAR_REASON_LENGTH, MAX_WORD_LENGTH } from './seminar-limits.ts';
import { participant, participation, seminarBanner, seminarView } from './seminars.views.ts';

export const ofSeminar = z.object({ seminarId: pathSequence });

export const getSeminar = endpoint({
  name: 'getSeminar',
  method: 'GET',
  path: '/api/v1/seminars/{seminarId}',
  summary: 'One seminar; one that is not opened yet, for who may edit it',
  audience: 'member',
  params: ofSeminar,
  response: seminarView,
});

export const listMySeminars = endpoint({
  name: 'listMySeminars',
  method: 'GET',
  path: '/api/v1/my/seminars',
  summary: 'Seminars that the caller applied to, the latest application first',
  audience: 'member',
  query: z.object(paging(POSTS_A_PAGE)),
  response: paged(cardContent.extend({ participation })),
});

export const listSeminarBanners = endpoint({
  name: 'listSeminarBanners',
  method: 'GET',
  path: '/api/v1/banners/seminars',
  summary: 'Open seminars that managers put forward now, in their order',
  audience: 'member',
  response: z.object({ contents: z.array(seminarBanner) }),
});

export const applyForSeminar = endpoint({
  name: 'applyForSeminar',
  method: 'PUT',
  path: '/api/v1/my/seminars/{seminarId}',
  summary:
    'Gives the caller a place, or the next one of the waiting list where none is free; takes an offered place. Can be repeated',
  audience: 'member',
  params: ofSeminar,
  response: seminarView,
  errors: ['seminarClosed', 'ownContent'],
});

export const leaveSeminar = endpoint({
  name: 'leaveSeminar',
  method: 'DELETE',
  path: '/api/v1/my/seminars/{seminarId}',
  summary:
    "Takes the caller's application back, with a place until a day before; the place is offered to who waits first. Can be repeated",
  audience: 'member',
  params: ofSeminar,
  response: seminarView,
  errors: ['seminarCancelLate'],
});

export const downloadSeminarCalendar = endpoint({
  name: 'downloadSeminarCalendar',
  method: 'GET',
  path: '/api/v1/seminars/{seminarId}/calendar',
  summary: 'When and where a seminar is, for a calendar (.ics); a later file moves the same event',
  audience: 'member',
  params: ofSeminar,
  response: 'file',
});

export const createSeminar = endpoint({
  name: 'createSeminar',
  method: 'POST',
  path: '/api/v1/seminars',
  summary: 'A new seminar of the caller, which others see once a manager has opened it',
  audience: 'instructor',
  body: newSeminarForm,
  response: seminarView,
  idempotencyKey: true,
});

export const changeSeminar = endpoint({
  name: 'changeSeminar',
  method: 'PUT',
  path: '/api/v1/seminars/{seminarId}',
  summary: 'Writes a seminar anew, until it was held; new places are offered to those who wait',
  audience: 'instructor',
  params: ofSeminar,
  body: seminarForm.extend({ version: seenVersion }),
  response: seminarView,
  errors: ['staleVersion', 'conflict'],
});

export const requestSeminarEstablishment = endpoint({
  name: 'requestSeminarEstablishment',
  method: 'POST',
  path: '/api/v1/seminars/{seminarId}/establishment',
  summary: 'Asks the managers to open a seminar of the caller; again once they declined. Can be repeated',
  audience: 'instructor',
  params: ofSeminar,
  response: seminarView,
  errors: ['conflict'],
});

export const cancelSeminar = endpoint({
  name: 'cancelSeminar',
  method: 'POST',
  path: '/api/v1/seminars/{seminarId}/cancellation',
  summary: 'Calls an opened seminar off; whoever applied is told why',
  audience: 'instructor',
  params: ofSeminar,
  body: z.object({ reason: text(1, MAX_SEMINAR_REASON_LENGTH) }),
  response: seminarView,
  errors: ['conflict'],
});

export const deleteSeminar = endpoint({
  name: 'deleteSeminar',
  method: 'DELETE',
  path: '/api/v1/seminars/{seminarId}',
  summary: 'Deletes a seminar that was never opened',
  audience: 'instructor',
  params: ofSeminar,
  response: z.null(),
  errors: ['conflict'],
});

export const listSeminarParticipants = endpoint({
  name: 'listSeminarParticipants',
  method: 'GET',
  path: '/api/v1/seminars/{seminarId}/participants',
  summary: 'Who applied, in the order of the applications; for who holds it',
  audience: 'instructor',
  params: ofSeminar,
  query: z.object(paging()),
  response: paged(participant),
});

export const exportSeminarParticipants = endpoint({
  name: 'exportSeminarParticipants',
  method: 'GET',
  path: '/api/v1/seminars/{seminarId}/participants/export',
  summary: 'The same as .xlsx; those in it see that it was taken along, and why',
  audience: 'instructor',
  params: ofSeminar,
  query: z.object(downloadReason),
  response: 'file',
  perMinute: 10,
});

export const markSeminarAttendance = endpoint({
  name: 'markSeminarAttendance',
  method: 'PUT',
  path: '/api/v1/seminars/{seminarId}/attendance',
  summary: 'Says of people with a place whether they came, from the beginning on; of others nothing changes',
  audience: 'instructor',
  params: ofSeminar,
  body: z.object({
    members: z
      .array(z.object({ memberUUID: uuid, hasAttended: z.boolean().nullable().describe('Null takes the mark back') }))
      .min(1)
      .max(MAX_SEMINAR_CAPACITY),
  }),
  response: z.object({ attendedCount: z.number().int().describe('How many came') }),
  errors: ['conflict'],
});

export const saySeminarWord = endpoint({
  name: 'saySeminarWord',
  method: 'PUT',
  path: '/api/v1/seminars/{seminarId}/word',
  summary:
    'A word after a seminar was held, which may lead to an article and to quizzes; those who had a place are told of the first',
  audience: 'instructor',
  params: ofSeminar,
  body: z.object({
    word: text(1, MAX_WORD_LENGTH).describe('What the holder says once it was held'),
    postSequence: sequence.nullable().default(null).describe('Of the article or video that it leads to; null for none'),
    quizSequences: z
      .array(sequence)
      .max(MAX_RELATED_QUIZZES)
      .default([])
      .transform((all) => [...new Set(all)])
      .describe('Quizzes that it leads to'),
    version: seenVersion,
  }),
  response: seminarView,
  errors: ['staleVersion', 'conflict'],
});
