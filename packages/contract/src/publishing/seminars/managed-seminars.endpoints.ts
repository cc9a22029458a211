import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { instant, keyword, seenVersion, text } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { MAX_BANNER_POSITION, MAX_SEMINAR_REASON_LENGTH } from './seminar-limits.ts';
import { establishmentStatus, seminarStatus } from '../codes/seminar-schemas.ts';
import { ofSeminar } from './seminars.endpoints.ts';
import { managedSeminar } from './seminars.views.ts';

export const SEMINAR_DECISIONS = ['OPEN', 'DECLINE'] as const;

export const listManagedSeminars = endpoint({
  name: 'listManagedSeminars',
  method: 'GET',
  path: '/api/manager/v1/seminars',
  summary: 'Seminars of the organisation: those that ask to be opened first, then by their beginning, the latest first',
  audience: 'manager',
  query: z.object({
    ...paging(15),
    keyword,
    seminarStatus: seminarStatus.optional(),
    establishmentRegistStatus: establishmentStatus.optional().describe('Of the last request to open it'),
  }),
  response: paged(managedSeminar).extend({ waiting: z.number().int().describe('How many ask to be opened') }),
});

export const decideSeminarEstablishment = endpoint({
  name: 'decideSeminarEstablishment',
  method: 'POST',
  path: '/api/manager/v1/seminars/{seminarId}/establishment',
  summary: 'Opens a seminar that asks for it, or declines with a reason; its holder is told',
  audience: 'manager',
  params: ofSeminar,
  body: z.object({
    decision: z.enum(SEMINAR_DECISIONS),
    reason: text(0, MAX_SEMINAR_REASON_LENGTH).default('').describe('Required to decline'),
  }),
  response: managedSeminar,
  errors: ['conflict'],
});

export const placeSeminarBanner = endpoint({
  name: 'placeSeminarBanner',
  method: 'PUT',
  path: '/api/manager/v1/seminars/{seminarId}/banner',
  summary: 'Puts an opened seminar forward for a while, at a place among the others; null takes it away',
  audience: 'manager',
  params: ofSeminar,
  body: z.object({
    banner: z
      .object({
        position: z.number().int().min(1).max(MAX_BANNER_POSITION).describe('From 1'),
        from: instant,
        until: instant,
      })
      .nullable(),
    version: seenVersion,
  }),
  response: managedSeminar,
  errors: ['staleVersion', 'conflict'],
});
