import { expect, test } from 'vitest';
import { firstCallsOf, normalCall } from './first-calls.ts';
import { screensOf } from './pages.ts';

const CODES = '/api/v1/codes';
const CLUBS = '/api/v1/clubs?page=1&size=12';
const DUE = '/api/v1/my/due-quizzes';
const MESSAGES = '/api/v1/my/messages';

const MENTOR = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e';

const everybody = { logged: false, memberId: null, teaches: false, manages: false, now: 0, known: {} };
const member = { ...everybody, logged: true, memberId: 'me' };
const author = { ...member, teaches: true };
const manager = { ...author, manages: true };

test.each([
  ['/', '', false, [CLUBS]],
  ['/', '', true, [DUE, MESSAGES, '/api/v1/my/home']],
  ['/quiz', '', false, [CLUBS, CODES]],
  ['/quiz', '', true, [CLUBS, CODES, DUE]],
  ['/quiz', '?page=2', true, [CODES, DUE]],
  ['/account/login', '?redirect_url=%2F', false, ['/api/v1/accounts/demo']],
  ['/quiz/7', '', false, ['/api/v1/clubs/7/about']],
  ['/quiz/7', '', true, [...['about', 'week'].map((call) => `/api/v1/clubs/7/${call}`), MESSAGES]],
  ['/quiz/7', '?tab=about', true, ['/api/v1/clubs/7/about', MESSAGES]],
  ['/quiz/07', '', true, undefined],
  ['/my-clubs', '', true, undefined],
])('%s%s of somebody logged in (%s) asks first for %j', (pathname, search, logged, calls) => {
  expect(firstCallsOf({ ...everybody, pathname, search, logged })).toEqual(calls);
});

test('home asks for what waits for those who teach', () => {
  const visit = { ...author, pathname: '/', search: '' };
  expect(firstCallsOf(visit)).toEqual([DUE, MESSAGES, '/api/v1/my/waiting-quizzes', '/api/v1/my/teaching-week']);
});

test('addresses of first calls are normal, whatever the order of their parameters', () => {
  expect(normalCall('/api/v1/clubs', new URLSearchParams({ size: '12', page: '1' }))).toBe(CLUBS);
  expect(normalCall('/api/v1/codes', new URLSearchParams())).toBe(CODES);
});

test.each([
  ['/quiz/7/quizzes/9', member, everybody],
  ['/studyroom', member, everybody],
  ['/account/my/alarms', member, everybody],
  ['/lecture/7/studies/9', member, everybody],
  ['/explore/7', member, everybody],
  ['/seminar/7', member, everybody],
  ['/mentoring', member, everybody],
  ['/account/my/resume', member, everybody],
  [`/mentoring/${MENTOR}`, member, everybody],
  ['/quiz-dashboard/7', author, member],
  ['/quiz-dashboard/7/grading', author, member],
  ['/quiz-dashboard/7/edit', author, member],
  ['/quiz-make', author, member],
  ['/quiz/create', author, member],
  ['/system/admin/club-approval', manager, author],
] as const)('%s asks for nothing on behalf of those whom it does not let in', (pathname, inside, outside) => {
  const visit = { pathname, search: '' };
  expect(screensOf(pathname)).toBeDefined();
  expect(firstCallsOf({ ...visit, ...outside })).toBeUndefined();
  const calls = firstCallsOf({ ...visit, ...inside });
  expect(calls).not.toEqual([]);
  for (const call of calls!) {
    const { pathname: path, searchParams } = new URL(call, 'http://localhost');
    expect(normalCall(path, searchParams)).toBe(call);
  }
});

test.each([
  [false, '0002', []],
  [true, '0001', []],
  [true, '0002', ['/api/v1/seminars/7/participants?page=1&size=50']],
])('a seminar brings who comes to those who hold it (%s) once it is opened (%s)', (edit, seminarStatus, calls) => {
  const its = '/api/v1/seminars/7';
  const seminar = { can: { edit }, seminarStatus, recommendJobGroups: ['0300', '0400'] };
  const visit = { ...member, pathname: '/seminar/7', search: '' };
  expect(firstCallsOf(visit)).toEqual([its]);
  expect(firstCallsOf({ ...visit, known: { [its]: seminar } })).toEqual([
    its,
    '/api/v1/posts?jobGroups=0300%2C0400&size=5',
    ...calls,
  ]);
  const narrow = { ...seminar, recommendJobGroups: [] };
  expect(firstCallsOf({ ...visit, known: { [its]: narrow } })).toContain('/api/v1/posts?size=5');
});

test("a mentor's page brings the wishes that wait to those who answer them", () => {
  const its = `/api/v1/mentors/${MENTOR}`;
  const visit = { ...member, pathname: `/mentoring/${MENTOR}`, search: '' };
  const asked = (answer: boolean) => firstCallsOf({ ...visit, known: { [its]: { can: { answer } } } });
  expect(asked(true)).toContain(`${its}/received-wishes?page=1&size=5`);
  expect(asked(false)).not.toContain(`${its}/received-wishes?page=1&size=5`);
});

const ROOM = '/api/v1/my/clubs/7/quizzes/9/answer';
const FRAME = [ROOM, '/api/v1/clubs/7/about', '/api/v1/clubs/7/quizzes/me?page=1&size=50'];
const PEERS = '/api/v1/clubs/7/quizzes/9/answers?page=1&size=10&sort=onePicks';
test.each([
  [null, '', []],
  ['0002', '', [PEERS, '/api/v1/clubs/7/quizzes/9/first-answers']],
  ['0003', '', [PEERS, '/api/v1/my/clubs/7/helped?quizSequence=9']],
  // Whoever comes by a notification asks for the answer that it names.
  ['0002', '?answer=x', []],
])("of the others' answers a room brings what it shows: status %s, address '%s'", (answerStatus, search, calls) => {
  const room = { answerStatus, can: { seePeers: answerStatus !== null }, grades: [] };
  const visit = { ...member, pathname: '/quiz/7/quizzes/9', search };
  expect(firstCallsOf(visit)).toEqual(FRAME);
  expect(firstCallsOf({ ...visit, known: { [ROOM]: room } })).toEqual([...FRAME, ...calls]);
});

test.each([
  ['0000', []],
  ['0300', ['/api/v1/clubs/7/dashboard/recruiting']],
  ['0400', ['/api/v1/clubs/7/dashboard']],
  ['0500', ['/api/v1/clubs/7/dashboard']],
])('the dashboard of a club in status %s brings what is shown then: %j', (clubStatus, calls) => {
  const known = { '/api/v2/quiz-clubs/7': { clubStatus, endAt: null } };
  const asked = firstCallsOf({ ...author, pathname: '/quiz-dashboard/7', search: '', known });
  expect(asked?.slice(2)).toEqual(calls);
});

test.each([
  [null, []],
  [80, ['/api/v1/my/clubs/7/quizzes/9/rubric-notes']],
])('grading brings the answer that it opens with, and what was noted where AI graded it: %s', (grade, notes) => {
  const its = '/api/v1/my/clubs/7';
  const item = { quizSequence: 9, member: { memberUUID: 'x' }, answerStatus: '0003', grades: { AI: grade } };
  const visit = { ...author, pathname: '/quiz-dashboard/7/grading', search: '' };
  const known = {
    [`${its}/graders`]: { graders: [], looks: [], split: null },
    [`${its}/answers?filter=all&size=50`]: { contents: [item] },
  };
  const calls = firstCallsOf(visit)!;
  expect(firstCallsOf({ ...visit, known })).toEqual([...calls, `${its}/quizzes/9/member-answers/x`, ...notes]);
});

test('who was graded by another is told with the room what was found of the answer', () => {
  const its = '/api/v1/clubs/7/quizzes/9';
  const callsWith = (...graders: string[]) => {
    const room = { can: { seePeers: false }, grades: graders.map((grader) => ({ grader })) };
    const known = { '/api/v1/my/clubs/7/quizzes/9/answer': room };
    return firstCallsOf({ ...member, pathname: '/quiz/7/quizzes/9', search: '', known });
  };
  expect(callsWith('SELF')).not.toContain(`${its}/answers/me/ai-evaluation`);
  expect(callsWith('SELF', 'INSTRUCTOR')).toContain(`${its}/answers/me/ai-evaluation`);
});
