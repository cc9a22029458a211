import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { SUCCESS_CODE } from '@dure/contract/http/envelope';
import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import { PLACE_TYPE } from '@dure/contract/publishing/codes/seminar-codes';
import type { SeminarInput } from '@dure/contract/publishing/seminars/seminar-form';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { expect } from 'vitest';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';

export const SEMINARS = '/api/v1/seminars';

/** A seminar of two places that begins a week after the clock of tests. */
export const seminarOf = (overrides: Partial<SeminarInput> = {}): SeminarInput => ({
  contentType: CONTENT_TYPE.seminar,
  contentsName: '느린 질의를 함께 고치는 밤',
  text: '실행 계획을 함께 읽어요.',
  seminarStartDate: '2026-11-28T10:00:00.000Z',
  seminarEndDate: '2026-11-28T12:30:00.000Z',
  seminarPlaceType: PLACE_TYPE.both,
  seminarPlace: '중앙도서관 3층 창의실',
  participantCount: 2,
  recommendLevels: ['1', '2'],
  recommendJobGroups: [JOB_GROUP.develop],
  keywords: ['실행계획'],
  ...overrides,
});

/** Calls and answers the data of what succeeded. */
export async function done<T = SeminarView>(
  server: TestServer,
  { token }: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
): Promise<T> {
  const { status, body } = await server.call({ method, url, token, ...(payload && { payload }) });
  expect({ status, code: body.code, errors: body.errors }).toEqual({ status: 200, code: SUCCESS_CODE });
  return body.data as T;
}

/** A seminar that a manager has opened. */
export async function openSeminar(
  server: TestServer,
  { holder, manager }: { readonly holder: Person; readonly manager: Person },
  overrides: Partial<SeminarInput> = {},
): Promise<number> {
  const { seminarId } = await done(server, holder, 'POST', SEMINARS, seminarOf(overrides));
  await done(server, holder, 'POST', `${SEMINARS}/${seminarId}/establishment`);
  await done(server, manager, 'POST', `/api/manager/v1/seminars/${seminarId}/establishment`, { decision: 'OPEN' });
  return seminarId!;
}

export const apply = (server: TestServer, who: Person, seminarId: number) =>
  done(server, who, 'PUT', `/api/v1/my/seminars/${seminarId}`);
export const leave = (server: TestServer, who: Person, seminarId: number) =>
  done(server, who, 'DELETE', `/api/v1/my/seminars/${seminarId}`);
