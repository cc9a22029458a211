import { changeProfile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { saveOidcSettings } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { saveAiSettings } from '@dure/contract/assistance/ai/ai.endpoints';
import { saveChatbotSettings } from '@dure/contract/assistance/chatbot/chatbot.endpoints';
import { filledOf, lostIn, unfilledIn } from '@dure/contract/http/filled.test-help';
import {
  assistantForm,
  lectureClubDraft,
  lectureClubForm,
} from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import { setNotificationTimes } from '@dure/contract/tenancy/notifications/notifications.endpoints';
import { savePointSettings } from '@dure/contract/people/points/points.endpoints';
import { quizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import { quizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { quizForm } from '@dure/contract/authoring/quizzes/quiz-form';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { uploadContent } from '../features/authoring/contents/contents.test-help.ts';
import { multipart } from '../testing/answers.ts';
import { day } from '../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Every field of every form, written with a value that is not its default, is read back by the API. */

type Form = Record<string, unknown>;
type Payload = NonNullable<Parameters<TestServer['call']>[0]['payload']>;
let server: TestServer;
let [manager, teacher]: Person[] = [];
let contentSequence: number;
let imageKey: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  const tenantId = await makeTenant(server);
  manager = await makePerson(server, tenantId, 'manager', '관리자');
  teacher = await makePerson(server, tenantId, 'instructor', '강사');
  contentSequence = (await uploadContent(server, manager, '읽을거리.txt')).contentSequence;
  const blue = sharp({ create: { width: 32, height: 18, channels: 3, background: '#1d3fae' } });
  const content = new Uint8Array(await blue.png().toBuffer());
  const image = await multipart(undefined, [{ name: 'cover.png', content }], 'image');
  imageKey = (await sent<{ imageKey: string }>('POST', '/api/v1/club/images', image.payload!, image.headers)).imageKey;
});

async function sent<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: Payload,
  headers: object = {},
): Promise<Answer> {
  const { body } = await server.call({
    method,
    url,
    token: manager!.token,
    ...(payload && { payload }),
    headers: headers as Record<string, string>,
  });
  expect({ code: body.code, errors: body.errors }).toEqual({ code: '0000' });
  return body.data as Answer;
}

/** A whole form, as the schema reads it; nothing of it may stand as it would by itself. */
function whole(schema: z.ZodType, known: Form, usual: readonly string[] = []): Form {
  const form = filledOf(schema, known);
  expect(unfilledIn(schema, form)).toEqual(usual);
  return form;
}

/** What is lost of a form whose schema reads what it is read with, too: names of codes, sequences and all. */
function lost(schema: z.ZodType, form: Form, read: Form, given: readonly string[]) {
  const kept = (value: unknown) =>
    JSON.parse(
      JSON.stringify(schema.parse(value), (key, one: unknown) => (given.includes(key) ? undefined : one)),
    ) as Form;
  return lostIn(kept(form), kept(read));
}

/** What names something that there is, and dates in their order. */
const club = () => ({
  clubSequence: null,
  version: 0,
  imageKey,
  startAt: day(7).toISOString(),
  endAt: day(37).toISOString(),
  recruitStartAt: day(1).toISOString(),
  recruitEndAt: day(5).toISOString(),
  jobGroups: ['0300'],
  jobs: ['0301'],
  jobLevels: ['1'],
  instructors: [teacher!.memberId],
  week: 2,
  weekCount: 4,
  openAt: day(8).toISOString(),
  deadlineAt: day(9).toISOString(),
  contentUrl: 'https://example.com/read',
  quizSequence: null,
  sourceQuizSequence: null,
  clubStudySequence: null,
  contentSequence,
});
const TYPED = { contentSequence: null };
/** The form begins a new club: the server counts from there. */
const NEW = ['clubSequence', 'version'];
const SEQUENCES = [...NEW, 'quizSequence', 'sourceQuizSequence', 'clubStudySequence'];

describe('clubs', () => {
  test.each(['typed', 'chosen'])(
    'a quiz club keeps every field of its form, with a content that is %s',
    async (way) => {
      // Of a chosen content title and address are its own.
      const content = way === 'typed' ? TYPED : { contentTitle: '읽을거리.txt', contentUrl: '' };
      const form = whole(quizClubForm, { ...club(), ...content, participationCode: `QUIZ01${way.toUpperCase()}` }, NEW);
      const { payload, headers } = await multipart(form, [], 'image');
      const { clubSequence } = await sent<{ clubSequence: number }>('POST', '/api/v2/quiz-club', payload!, headers);
      const read = await sent<Form>('GET', `/api/v2/quiz-clubs/${clubSequence}`);
      expect(lost(quizClubForm, form, read, SEQUENCES)).toEqual([]);
    },
  );

  test('a quiz club that is being written keeps every field, and so does one that is changed', async () => {
    const draft = whole(quizClubDraft, { ...club(), ...TYPED, participationCode: 'QUIZ02' }, NEW);
    const { clubSequence, version } = await sent<{ clubSequence: number; version: number }>(
      'PUT',
      '/api/v2/quiz-club/temporary',
      draft,
    );
    const read = await sent<Form>('GET', `/api/v2/quiz-clubs/${clubSequence}`);
    expect(lost(quizClubDraft, draft, read, SEQUENCES)).toEqual([]);
    const { payload, headers } = await multipart({ ...read, clubSequence, version, quizzes: [] }, [], 'image');
    const submitted = await sent<{ version: number }>('POST', '/api/v2/quiz-club', payload!, headers);
    const changed: Form = {
      ...whole(quizClubForm, { ...club(), participationCode: 'QUIZ03', quizzes: [] }, [...NEW, 'quizzes']),
      version: submitted.version,
    };
    await sent('PUT', `/api/v2/quiz-clubs/${clubSequence}`, changed);
    const again = await sent<Form>('GET', `/api/v2/quiz-clubs/${clubSequence}`);
    expect(lost(quizClubForm, changed, again, SEQUENCES)).toEqual([]);
  });

  test('a lecture club keeps every field of its form, its studies and its assistant', async () => {
    for (const [schema, method, url, participationCode] of [
      [lectureClubForm, 'POST', '/api/v1/lecture-club', 'LECT01'],
      [lectureClubDraft, 'PUT', '/api/v1/lecture-club/temporary', 'LECT02'],
    ] as const) {
      const study = { startAt: day(8).toISOString(), endAt: day(9).toISOString() };
      const filled = whole(schema, { ...club(), participationCode }, NEW);
      const form: Form = { ...filled, studies: (filled['studies'] as Form[]).map((one) => ({ ...one, ...study })) };
      const { clubSequence } = await sent<{ clubSequence: number }>(method, url, form);
      const read = await sent<Form>('GET', `/api/v1/lecture-clubs/${clubSequence}`);
      expect(lost(schema, form, read, SEQUENCES)).toEqual([]);
    }
  });

  test('the assistant of a lecture club keeps every setting', async () => {
    const filled = filledOf(lectureClubForm, { ...club(), participationCode: 'LECT03' });
    const study = { startAt: day(8).toISOString(), endAt: day(9).toISOString() };
    const studies = (filled['studies'] as Form[]).map((one) => ({ ...one, ...study }));
    const made = await sent<{ clubSequence: number; version: number }>('POST', '/api/v1/lecture-club', {
      ...filled,
      studies,
      assistant: {},
    });
    const form = filledOf(assistantForm, { version: made.version });
    await sent('PUT', `/api/v1/lecture-clubs/${made.clubSequence}/ai-assistant`, form);
    const { assistant } = await sent<{ assistant: Form }>('GET', `/api/v1/lecture-clubs/${made.clubSequence}`);
    const { version: _, ...settings } = form;
    expect(lostIn(settings, assistant)).toEqual([]);
  });
});

test('a quiz keeps every field of its form', async () => {
  const form = whole(quizForm, { jobGroup: '0300', jobs: ['0301'], jobLevels: ['1'], contentSequence });
  const { contents } = await sent<{ contents: { quizSequence: number }[] }>('POST', '/api/v1/quizzes', {
    quizzes: [form],
  });
  const read = await sent<Form>('GET', `/api/v1/my/quizzes/${contents[0]!.quizSequence}`);
  const codesOf = (items: unknown) => (items as { code: string }[]).map(({ code }) => code);
  const asForm = {
    ...read,
    jobGroup: (read['jobGroup'] as { code: string }).code,
    jobs: codesOf(read['jobs']),
    jobLevels: codesOf(read['jobLevels']),
    contentSequence: (read['content'] as { contentSequence: number }).contentSequence,
  };
  // One text is taken for a list, and read as one.
  expect(lostIn({ ...form, modelAnswerKeywords: ['modelAnswerKeywords item 1'] }, asForm)).toEqual([]);
});

/** Settings are read as they were written, but for what is never answered. */
test.each([
  ['a profile', changeProfile, '/api/v1/my/profile', { nickname: '새이름' }],
  ['settings of points', savePointSettings, '/api/manager/v1/points/settings', {}],
  [
    'settings of AI',
    saveAiSettings,
    '/api/manager/v1/ai/settings',
    { baseUrl: 'https://ai.example.com/v1', apiKey: 'sk-1234' },
  ],
  [
    'settings of the chatbot',
    saveChatbotSettings,
    '/api/manager/v1/chatbot/settings',
    { chatbotUrl: 'https://bot.example.com' },
  ],
  [
    'settings of the log-in',
    saveOidcSettings,
    '/api/manager/v1/oidc/settings',
    { issuer: 'https://id.example.com', clientSecret: 'geheim' },
  ],
  [
    'times of notifications',
    setNotificationTimes,
    '/api/v1/my/notification-settings',
    { quietHours: { from: '22:00', until: '07:30' } },
  ],
])('%s keep every field', async (_, { body }, url, known) => {
  const form = filledOf(body, { ...known, version: 0 });
  await sent('PUT', url, form);
  const { version: _version, apiKey: _key, clientSecret: _secret, ...written } = form;
  expect(lostIn(written, await sent<Form>('GET', url))).toEqual([]);
});
