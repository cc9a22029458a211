import { z } from 'zod';
import { code, moment, seenVersion } from '../../http/fields.ts';
import { endpoint } from '../../http/endpoint.ts';
import { typedLine } from '../tenants/one-line.ts';
import { CODE_KINDS } from './code-kinds.ts';
import { CODE_LIMITS, MAX_CODES } from './code-limits.ts';

const kind = z.enum(CODE_KINDS);
const name = typedLine(CODE_LIMITS.name);
const parentCode = code.nullable().describe('The job group of a job; null for others');

const managedCode = z
  .object({
    kind,
    code: z.string(),
    name: z.string(),
    parentCode: z.string().nullable().describe('The job group of a job; null for others'),
    isRetired: z.boolean().describe('It is no longer chosen, and keeps its name where it is used'),
    isFixed: z.boolean().describe('A job group of the specification, which is never deleted'),
    clubCount: z.number().int().describe('Clubs that have it'),
    quizCount: z.number().int().describe('Quizzes that have it'),
    otherCount: z.number().int().describe('Articles, videos, seminars, mentors and steps of resumes that have it'),
    merged: z
      .object({
        into: z.string().describe('Code of the job that took its place'),
        undoUntil: moment.describe('Until when the two can be parted'),
      })
      .nullable()
      .describe('Null where it was not merged into another one, or can no longer be parted from it'),
    version: z.number().int(),
  })
  .meta({ id: 'ManagedCode' });
export type ManagedCode = z.output<typeof managedCode>;

const managedCodes = z.object({ codes: z.array(managedCode).describe('By kind, in order; retired ones last') });
export type ManagedCodes = z.output<typeof managedCodes>;

const PATH = '/api/manager/v1/codes';

export const listManagedCodes = endpoint({
  name: 'listManagedCodes',
  method: 'GET',
  path: PATH,
  summary: 'Job groups, jobs and levels of the organisation, and how often each is used',
  audience: 'manager',
  response: managedCodes,
});

export const addCode = endpoint({
  name: 'addCode',
  method: 'POST',
  path: PATH,
  summary: 'Adds a job group, a job or a level at the end of its list',
  audience: 'manager',
  body: z.object({ kind, parentCode, name }),
  response: managedCodes,
  errors: ['staleVersion'],
});

export const orderCodes = endpoint({
  name: 'orderCodes',
  method: 'PUT',
  path: `${PATH}/order`,
  summary: 'Puts the codes of one list in another order',
  audience: 'manager',
  body: z.object({
    kind,
    parentCode,
    seen: z.array(code).max(MAX_CODES).describe('The order that the editor saw'),
    codes: z.array(code).max(MAX_CODES).describe('The same in their new order'),
  }),
  response: managedCodes,
  errors: ['staleVersion'],
});

export const changeCode = endpoint({
  name: 'changeCode',
  method: 'PUT',
  path: `${PATH}/{kind}/{code}`,
  summary: 'Renames a code, retires it or brings it back',
  audience: 'manager',
  params: z.object({ kind, code }),
  body: z.object({ name, isRetired: z.boolean().describe('It is no longer chosen'), version: seenVersion }),
  response: managedCodes,
  errors: ['staleVersion'],
});

export const deleteCode = endpoint({
  name: 'deleteCode',
  method: 'DELETE',
  path: `${PATH}/{kind}/{code}`,
  summary: 'Deletes a code that nothing uses',
  audience: 'manager',
  params: z.object({ kind, code }),
  response: managedCodes,
  errors: ['codeInUse'],
});

export const listCodeUses = endpoint({
  name: 'listCodeUses',
  method: 'GET',
  path: `${PATH}/{kind}/{code}/uses`,
  summary: 'Clubs and public quizzes that have a code, the newest first, a hundred of each at most',
  audience: 'manager',
  params: z.object({ kind, code }),
  response: z.object({
    clubs: z
      .array(
        z.object({
          clubSequence: z.number().int(),
          clubName: z.string(),
          clubType: z.string(),
          clubStatus: z.string(),
        }),
      )
      .describe('The newest first'),
    quizzes: z.array(z.object({ quizSequence: z.number().int(), question: z.string() })).describe('Public ones'),
  }),
});

const JOBS = '/api/manager/v1/jobs/{code}/merge';
const params = z.object({ code });
const uses = z.object({
  merged: z.number().int().describe('That have the job that goes'),
  kept: z.number().int().describe('That have the job that stays'),
  after: z.number().int().describe('That have it afterwards'),
});

export const getJobMergePreview = endpoint({
  name: 'getJobMergePreview',
  method: 'GET',
  path: JOBS,
  summary: 'Where two jobs are used, and where the one that stays would be',
  audience: 'manager',
  params,
  query: z.object({ into: code.describe('The job that stays') }),
  response: z.object({ clubs: uses, quizzes: uses }),
});

export const mergeJobs = endpoint({
  name: 'mergeJobs',
  method: 'POST',
  path: JOBS,
  summary: 'Puts one job in the place of another one of its job group, wherever that is used',
  audience: 'manager',
  params,
  body: z.object({
    into: code.describe('The job that stays'),
    version: seenVersion.describe('Of the job that goes, as the editor saw it'),
    intoVersion: seenVersion.describe('Of the job that stays, as the editor saw it'),
  }),
  response: managedCodes,
  errors: ['staleVersion', 'notMergeable'],
});

export const undoJobMerge = endpoint({
  name: 'undoJobMerge',
  method: 'POST',
  path: `${JOBS}/undo`,
  summary: 'Parts two merged jobs again: the one that went stands where it stood',
  audience: 'manager',
  params,
  response: managedCodes,
  errors: ['notMergeable'],
});
