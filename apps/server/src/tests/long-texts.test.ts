import { setTimeout } from 'node:timers/promises';
import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLecture } from '../features/lectures/lecture-assistant/lecture-assistant.test-help.ts';
import { routes } from '../routes.ts';
import { answerFully, multipart, placeOf, submitPre } from '../testing/answers.ts';
import { day, makeClub } from '../testing/clubs.ts';
import { longSample, SHAPES } from '../testing/long-texts/long-texts.ts';
import { longestHold, threadMs } from '../testing/long-texts/longest-hold.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import type { Known } from '../testing/sample.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/**
 * Whatever one person sends, others do not wait for it: each text of the contract at its bound, in shapes that make parsers turn
 * back. A call may hold the others for as long as it computes, whatever else the machine does: that is measured.
 */
const MOST_MS = 200;

/** These take each shape: what is refused early says nothing of what would read the text. */
const TAKEN = [
  'askChatbot',
  'changeContent',
  'createContent',
  'createFeedbackTemplate',
  'createLectureQuestion',
  'createQuizzes',
  'createReply',
  'giveFeedback',
  'saveAnswerDraft',
  'saveQuizClubDraft',
  'submitFinalAnswer',
  'submitPreAnswer',
];

/** What would change the club or its people for the calls after it. */
const COMES_LAST =
  /cancel|change.*Status|decide|delete|expel|hide|leave|postpone|remove|reset|settle|memberLock|lockMembers/i;
/** They never end, end what the others are tried with, or want a password. */
const LEFT_OUT = /\/(?:live|logout|withdrawal|password\S*|consents|second-factor\S*|export\S*|profile)$/;

let server: TestServer;
let author: Person;
let member: Person;
/** What stands for the fields of these names. */
let inQuizClub: Known;
let inLectureClub: Known;
/** Quizzes of the club, one for each shape and one before: not begun, and answered before the content. */
let fresh: readonly number[];
let half: readonly number[];
beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  const tenantId = await makeTenant(server);
  author = await makePerson(server, tenantId, 'manager');
  member = await makePerson(server, tenantId, 'member');
  const shapes = Object.keys(SHAPES).length;
  const quizzes = Array.from({ length: 2 * (shapes + 1) + 1 }, () => ({}));
  const club = await makeClub(server, tenantId, { creator: author, members: [member], quizzes });
  const [answered, ...others] = club.quizSequences;
  fresh = others.slice(0, shapes + 1);
  half = others.slice(shapes + 1);
  await answerFully(server, member, placeOf(club));
  for (const quiz of half) await submitPre(server, member, { club: club.clubSequence, quiz });
  const lecture = await makeLecture(server, tenantId, author, [[{ title: '자료', passages: [] }]], [member]);
  const shared = {
    memberUUID: member.memberId,
    memberUUIDs: [member.memberId],
    passkeyId: member.memberId,
    startAt: day(-7).toISOString(),
    endAt: day(30).toISOString(),
    recruitStartAt: day(-9).toISOString(),
    recruitEndAt: day(-8).toISOString(),
    tenant: 'dure',
    fileKeys: [],
    imageKey: null,
    jobGroup: null,
    jobs: [],
    jobGroups: [],
    jobLevels: [],
    receiver: 'INSTRUCTOR',
    contentType: '0001',
    contentUrl: '',
    contentSequence: lecture.contents[0]![0]!,
    study: lecture.studies[0]!,
  };
  const clubOf = (sequence: number) => ({ club: sequence, clubSequence: sequence, id: sequence });
  inQuizClub = { ...shared, ...clubOf(club.clubSequence), quiz: answered, quizSequence: answered };
  inLectureClub = { ...shared, ...clubOf(lecture.clubSequence) };
}, 60_000);
afterAll(() => server.services.jobs.stop());

const endpoints = routes
  .map(({ endpoint }) => endpoint as EndpointDefinition)
  .filter(({ path }) => !LEFT_OUT.test(path))
  .toSorted((a, b) => Number(COMES_LAST.test(a.name)) - Number(COMES_LAST.test(b.name)));
const sendsTexts = endpoints.filter(({ body }) => body);
const reads = endpoints.filter(({ method, path }) => method === 'GET' && /\{(?:club|quiz|clubSequence)\}/.test(path));

/** How often a call of this name was taken: as many versions its thing has had. */
const taken = new Map<string, number>();

function worldOf(endpoint: EndpointDefinition, shape: number): Known {
  return { version: taken.get(endpoint.name) ?? 0, ...placeOfCall(endpoint, shape) };
}
function placeOfCall({ name, path }: EndpointDefinition, shape: number): Known {
  if (name === 'submitPreAnswer' || name === 'saveAnswerDraft') return { ...inQuizClub, quiz: fresh[shape] };
  if (name === 'submitFinalAnswer') return { ...inQuizClub, quiz: half[shape] };
  if (name === 'saveQuizClubDraft') return { ...inQuizClub, clubSequence: null };
  if (name === 'createContent') return { ...inQuizClub, contentUrl: 'https://example.org/page' };
  return /lecture|stud(?:y|ies)/.test(path) ? inLectureClub : inQuizClub;
}

/** The longest hold while a call is answered. */
async function computes(endpoint: EndpointDefinition, known: Known, payload?: unknown): Promise<number> {
  const { method, path, files, audience } = endpoint;
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name] ?? 1));
  const form = payload === undefined ? {} : files ? await multipart(payload as object) : { payload: payload as object };
  const { token } = audience === 'member' ? member : author;
  const [answered, ms] = await longestHold(() => server.call({ method, url, token, ...form }));
  // Whoever sends a version that is none hears of the one there is.
  const { version } = (answered.body?.data ?? {}) as { version?: number };
  if (answered.status === 409 && version !== undefined && known['version'] !== version) {
    return computes(endpoint, { ...known, version }, { ...(payload as object), version });
  }
  if (answered.status === 200) taken.set(endpoint.name, (taken.get(endpoint.name) ?? 0) + 1);
  return ms;
}

test('no text of the contract holds the others, whatever it repeats', { timeout: 300_000 }, async () => {
  const sent = new Set<string>();
  const slow: string[] = [];
  const samplesOf = (endpoint: EndpointDefinition, index: number, shape: string) => {
    const known = worldOf(endpoint, index);
    return { known, ...longSample(endpoint.body!, known, shape) };
  };
  const writes = sendsTexts.filter((endpoint) => samplesOf(endpoint, 0, '가').texts.length > 0);
  // What is loaded and compiled with a first call is no matter of its text.
  for (const endpoint of writes.filter(({ name }) => !COMES_LAST.test(name))) {
    const { known, value } = samplesOf(endpoint, fresh.length - 1, '가');
    await computes(endpoint, known, value);
  }
  for (const endpoint of reads) await computes(endpoint, worldOf(endpoint, 0));
  const tooLong = (name: string, ms: number) => ms > MOST_MS && slow.push(`${name}: ${Math.round(ms)} ms`);
  for (const endpoint of writes) {
    for (const [index, [name, shape]] of Object.entries(SHAPES).entries()) {
      const { known, value, texts } = samplesOf(endpoint, index, shape);
      for (const text of texts) sent.add(`${endpoint.name}.${text}`);
      tooLong(`${endpoint.name}, ${name}`, await computes(endpoint, known, value));
    }
  }
  for (const endpoint of reads) tooLong(endpoint.name, await computes(endpoint, worldOf(endpoint, 0)));
  expect(slow).toEqual([]);
  expect(sent).toContain('changeContent.pastedText');
  expect(TAKEN.filter((name) => (taken.get(name) ?? 0) < Object.keys(SHAPES).length)).toEqual([]);
});

test('what computes at a stretch is noticed, and what lets others in is not', async () => {
  const compute = (ms: number) => {
    const end = threadMs() + ms;
    while (threadMs() < end);
  };
  const [, held] = await longestHold(() => Promise.resolve(compute(80)));
  expect(held).toBeGreaterThanOrEqual(80);
  const [, shared] = await longestHold(async () => {
    for (let part = 0; part < 8; part++) {
      compute(10);
      await setTimeout(2);
    }
  });
  expect(shared).toBeLessThan(80);
});
