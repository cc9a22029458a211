import { beforeAll, expect, test } from 'vitest';
import type { FastifyRequest } from 'fastify';
import { day, makeClub, type ClubOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { linkPreview } from './link-preview.ts';
import { pageDocument } from './page-document.ts';
import type { PageBoot } from './page-boot.ts';

let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

const made = async (options: ClubOptions = {}) =>
  makeClub(server, tenantId, { members: [await makePerson(server, tenantId, 'member')], ...options });
const asked = { host: 'localhost', ip: '127.0.0.1', headers: {} } as FastifyRequest;
function bootOf(logged: boolean, timeZone: string): PageBoot {
  const boot = { tenant: { tenantName: '두레대학교', timeZone }, session: { logged }, demo: false, answers: {} };
  return boot as unknown as PageBoot;
}
async function previewOf(pathname: string, { logged = false, timeZone = 'Asia/Seoul' } = {}) {
  const tags = await linkPreview(server.app, asked, pathname, bootOf(logged, timeZone), server.clock.now());
  return Object.fromEntries(tags.map(({ property, content }) => [property, content]));
}

const RECRUITING = {
  status: '0300',
  clubName: '전력계통 "해석"',
  recruitEndAt: new Date('2026-11-23T20:00:00Z'),
  startAt: day(30),
  endAt: day(60),
  quizzes: [{ question: '정전은 왜\n**한 도시에서** 멈추지 않을까요?' }, { question: '비밀 문제' }],
} as const satisfies ClubOptions;

test('a shared club shows its question, its name and until when one can join, in the zone of the tenant', async () => {
  const { clubSequence, quizSequences } = await made(RECRUITING);
  const shown = {
    'og:type': 'website',
    'og:site_name': '두레대학교',
    'og:title': '정전은 왜 한 도시에서 멈추지 않을까요?',
    'og:description': '전력계통 "해석" · 11.24 (화)까지 모집',
  };
  expect(await previewOf(`/quiz/${clubSequence}`)).toEqual(shown);
  expect(await previewOf(`/quiz/${clubSequence}/quizzes/${quizSequences[1]}`)).toEqual(shown);
  const elsewhere = await previewOf(`/quiz/${clubSequence}`, { timeZone: 'America/Los_Angeles' });
  expect(elsewhere['og:description']).toContain('11.23 (월)까지');
});

test('nothing is shown of a club that a guest may not see, of none, of other pages, or to who is logged in', async () => {
  const hidden = await made({ ...RECRUITING, isPublic: false });
  const open = await made(RECRUITING);
  for (const path of [`/quiz/${hidden.clubSequence}`, '/quiz/999999', '/quiz', `/quiz-dashboard/${open.clubSequence}`])
    expect(await previewOf(path), path).toEqual({});
  expect(await previewOf(`/quiz/${open.clubSequence}`, { logged: true })).toEqual({});
});

test('the page carries the preview in its head, safely escaped', () => {
  const build = {
    html: '<head><title>x</title></head>',
    starter: undefined,
    filesOf: () => ({ scripts: [], styles: [] }),
  };
  const tenant = { tenantName: '두레', colorPreset: 'BLUE', logoUrl: '/logo.svg' };
  const boot = { ...bootOf(false, 'Asia/Seoul'), tenant } as unknown as PageBoot;
  const tags = [{ property: 'og:title', content: '"><script>' }];
  expect(pageDocument(build, boot, undefined, [], undefined, tags)).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;" />',
  );
});
