// @vitest-environment jsdom
import type { getMe, login } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { addFavorite, getClubAbout, listClubs } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { uploadClubImage } from '@dure/contract/clubs/clubs/club-form.endpoints';
import { beforeEach, expect, test, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { fakeServer } from '../../testing/server.ts';
import { toTell, type ApiError } from './api-error.ts';
import { call } from './call.ts';
import { interruption } from '../interruptions.ts';
import { buildRequest } from './request.ts';
import { currentSession, startSession } from '../session.ts';

const favorite = () => call<typeof addFavorite>('POST /api/v1/clubs/{club}/favorite', { params: { club: 7 } });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  interruption.set(null);
  localStorage.clear();
  startSession(bootOf('member'));
});

test('path and query are filled, and what is not given is left out', async () => {
  const { sent } = fakeServer({ 'GET /api/v1/clubs': () => ({ data: { contents: [], totalElements: 0 } }) });
  await call<typeof listClubs>('GET /api/v1/clubs', {
    query: { page: 2, keyword: '', clubStatus: undefined } as never,
  });
  expect(sent[0]?.url.search).toBe('?page=2');
  expect(buildRequest('GET /api/v1/x/{a}', { params: { a: '가/나' } }).url).toContain(
    '/api/v1/x/%EA%B0%80%2F%EB%82%98',
  );
});

test('a missing path parameter is a mistake of the program, not a call', () => {
  expect(() => buildRequest('GET /api/v1/x/{a}', { params: {} })).toThrow(TypeError);
});

test('files travel as multipart parts beside the JSON part request', async () => {
  const file = new File(['picture'], '표지.png', { type: 'image/png' });
  const request = buildRequest('POST /api/v1/club/images', { body: { a: 1 }, files: { image: [file] } });
  expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data/);
  type Check = Parameters<typeof call<typeof uploadClubImage>>[1];
  expect({ files: { image: [file] } } satisfies Check).toBeDefined();
});

test('a success body with C06002 is an error', async () => {
  fakeServer({ 'POST /api/v1/accounts/login': () => ({ code: 'C06002', message: '일치하지 않습니다.' }) });
  const body = { email: 'a@dure.test', password: 'x' };
  const error = await failure(call<typeof login>('POST /api/v1/accounts/login', { body }));
  expect(error).toMatchObject({ code: 'C06002', status: 200, message: '일치하지 않습니다.' });
});

test('field errors come as the form takes them: the first sentence of each field', async () => {
  const fields = [
    { path: 'email', message: '첫째' },
    { path: 'email', message: '둘째' },
  ];
  fakeServer({ 'POST /api/v1/accounts/login': () => ({ code: '0422', message: '', status: 400, fields }) });
  const error = await failure(call<typeof login>('POST /api/v1/accounts/login', { body: { email: '', password: '' } }));
  expect(error?.fieldMessages).toEqual({ email: '첫째' });
});

test.each(['0400', 'CO4007'])('401 %s ends the session, forgets the member and asks once to log in', async (code) => {
  fakeServer({ 'POST /api/v1/clubs/7/favorite': () => ({ code, message: '로그인이 필요합니다.', status: 401 }) });
  expect(localStorage.getItem('auth-store')).not.toBeNull();
  await Promise.all([failure(favorite()), failure(favorite())]);
  expect(currentSession()).toMatchObject({ logged: false, memberId: null, roles: ['ROLE_GUEST'] });
  expect(localStorage.getItem('auth-store')).toBeNull();
  expect(interruption.get()).toMatchObject({ kind: 'unauthenticated' });
  interruption.set(null);
  await failure(favorite());
  expect(interruption.get()).toBeNull();
});

test('403 is told to the person, who stays logged in', async () => {
  fakeServer({
    'POST /api/v1/clubs/7/favorite': () => ({ code: '0403', message: '접근 권한이 없습니다.', status: 403 }),
  });
  await failure(favorite());
  expect(interruption.get()).toEqual({
    kind: 'forbidden',
    message: '접근 권한이 없습니다.',
    reference: '코드 0403',
  });
  expect(currentSession().logged).toBe(true);
});

test('no answer is NETWORK_ERROR with the sentence of the specification', async () => {
  fakeServer({});
  expect(await failure(favorite())).toMatchObject({
    code: 'NETWORK_ERROR',
    message: '네트워크 연결에 문제가 있습니다. 다시 시도해 주세요.',
  });
});

test('a call that takes too long is TIMEOUT', async () => {
  vi.stubGlobal(
    'fetch',
    (_: Request, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const error = await failure(call<typeof getMe>('GET /api/v1/accounts/me', {}, { timeoutMs: 5 }));
  expect(error).toMatchObject({ code: 'TIMEOUT', status: 0 });
});

test('an answer that is no JSON is told as such', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>bad gateway</html>', { status: 502 }));
  expect(await failure(favorite())).toMatchObject({ code: '502', isTransient: true });
});

test('the token is never kept by the browser', () => {
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/token/i);
});

test.each([
  [
    'a failure that the server cannot explain',
    { code: '0500', message: '예상하지 못한 오류가 생겼습니다.', status: 500 },
    '0500',
  ],
  ['a code that has a sentence of its own', { code: '0409', message: '정원이 모두 찼습니다.', status: 409 }, undefined],
])('%s is told with the alert that it is due', async (_, answer, code) => {
  fakeServer({ 'POST /api/v1/clubs/7/favorite': () => answer });
  const told = toTell((await failure(favorite()))!).message;
  expect(told).toBe(code === undefined ? answer.message : `mutation error : [${code}] ${answer.message}`);
});

test('of what was only read the alert says error, and an answer that nobody can read has the code of its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }));
  const reading = await failure(call<typeof getClubAbout>('GET /api/v1/clubs/{club}/about', { params: { club: 7 } }));
  expect(toTell(reading!).message).toMatch(/^error : \[502\] /);
  expect(toTell((await failure(favorite()))!).message).toMatch(/^mutation error : \[502\] /);
});
