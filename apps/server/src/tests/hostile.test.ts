import { createHash } from 'node:crypto';
import type { EndpointDefinition, FilePart } from '@dure/contract/http/endpoint';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import { MAX_INTEGER } from '@dure/contract/http/fields';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../routes.ts';
import { draftReports } from '../features/insight/evaluation/evaluation.jobs.ts';
import {
  answerFully,
  answerPath,
  answerRow,
  multipart,
  placeOf,
  saveDraft,
  submitFinal,
  submitPre,
  type Place,
} from '../testing/answers.ts';
import { day, makeClub, type MadeClub } from '../testing/clubs.ts';
import { LECTURE } from '../testing/ai/lecture.ts';
import { makePerson, makeTenant, type Person } from '../testing/people.ts';
import { sampleOf, type Known } from '../testing/sample.ts';
import { TestBrowser } from '../testing/push/receiver.ts';
import { seminarOf } from '../features/publishing/seminars/seminars.test-help.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** Every call that there is, sent with the ids of a club by people whom it does not concern. */
let server: TestServer;
let client: pg.Client;
let tenantId: string;
let there: string;
let club: MadeClub;
let at: Place;
let author: Person;
let answerer: Person;
let known: Known;

/** Words that stand in the club alone, by what they are. */
const SECRETS = {
  name: '비밀클럽이름',
  code: 'SECRETCODE99',
  question: '비밀문제',
  model: '비밀모범답안',
  keyword: '비밀열쇠말',
  content: 'secret-content',
  pre: '비밀사전답변',
  final: '비밀최종답변',
  draft: '비밀초안',
  file: '비밀파일',
  reply: '비밀댓글',
  postReply: '비밀글댓글',
  hidden: '비밀숨김이유',
  feedback: '비밀피드백',
  criterion: '비밀기준의견',
  review: '비밀재검토',
  note: '비밀채점메모',
  template: '비밀템플릿',
  message: '비밀가입인사',
  material: '비밀자료',
  study: '비밀강의',
  asked: '도우미에게 몰래 물은 말',
  nickname: '비밀답변자',
  lectureQuestion: '비밀질문',
  instructorAnswer: '비밀강사답',
};
/** What the members of the club share from the start. */
const SHARED: readonly (keyof typeof SECRETS)[] = ['name', 'question', 'study', 'nickname'];

const send = async (
  who: Person | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
  host?: string,
) => server.call({ method, url, token: who?.token, ...(body && { payload: body }), ...(host && { host }) });
const data = <T>(answer: { status: number; body: { data: unknown } }): T => {
  expect(answer.status).toBe(200);
  return answer.body.data as T;
};

beforeAll(async () => {
  server = await startTestServer();
  await server.services.jobs.start([]);
  client = new pg.Client(server.owner);
  await client.connect();
  tenantId = await makeTenant(server);
  there = await makeTenant(server, 'hanbit');
  author = await makePerson(server, tenantId, 'instructor', '비밀강사');
  answerer = await makePerson(server, tenantId, 'member', SECRETS.nickname);
  const other = await makePerson(server, tenantId, 'member', '둘째');
  const asking = await makePerson(server, tenantId, 'member', '묻는 이');
  const quiz = {
    question: SECRETS.question,
    modelAnswer: SECRETS.model,
    modelAnswerKeywords: [SECRETS.keyword],
    contentUrl: `https://x.example/${SECRETS.content}`,
    rubric: [{ name: '근거', weight: 100 }],
  };
  club = await makeClub(server, tenantId, {
    clubName: SECRETS.name,
    participationCode: SECRETS.code,
    isPublic: false,
    creator: author,
    members: [answerer, other],
    people: [
      { person: asking, status: 'PENDING' },
      ...(await Promise.all(
        (['LEFT', 'EXPELLED', 'REJECTED', 'CANCELLED'] as const).map(async (status) => ({
          person: (former[status] = await makePerson(server, tenantId, 'member', status)),
          status,
        })),
      )),
    ],
    quizzes: [quiz, quiz],
    selfGrading: true,
  });
  at = placeOf(club);
  const upload = await multipart({ contentType: '0320' }, [{ name: `${SECRETS.material}.txt`, content: '글' }], 'file');
  const material = data<{ contentSequence: number }>(
    await server.call({
      method: 'POST',
      url: '/api/v1/content',
      token: author.token,
      payload: upload.payload!,
      headers: upload.headers!,
    }),
  );
  await client.query('update quizzes set content_sequence = $1 where quiz_sequence = $2', [
    material.contentSequence,
    club.quizSequences[1],
  ]);
  await client.query(
    `insert into content_passages (tenant_id, content_sequence, version_no, position, heading, text)
     values ($1, $2, 1, 1, '', $3)`,
    [tenantId, material.contentSequence, SECRETS.material],
  );
  await client.query('update members set is_findable = false where member_id = $1', [answerer.memberId]);
  await client.query('update club_members set message = $1 where member_id = $2', [SECRETS.message, asking.memberId]);
  await submitPre(server, answerer, at, { text: SECRETS.pre });
  await submitFinal(server, answerer, at, {
    text: SECRETS.final,
    files: [{ name: `${SECRETS.file}.txt`, content: SECRETS.file }],
  });
  await answerFully(server, other, at);
  await saveDraft(server, answerer, placeOf(club, 1), SECRETS.draft, 0);
  const comment = (body: string) => ({
    clubSequence: at.club,
    quizSequence: at.quiz,
    memberUUID: answerer.memberId,
    body,
  });
  const reply = data<{ answerReplySequence: number }>(
    await send(other, 'POST', '/api/v1/reply', comment(SECRETS.reply)),
  );
  const hidden = data<{ answerReplySequence: number }>(await send(other, 'POST', '/api/v1/reply', comment('나쁜 말')));
  const own = `/api/v1/my/clubs/${at.club}`;
  await send(author, 'PUT', `${own}/replies/${hidden.answerReplySequence}/hide`, { reason: SECRETS.hidden });
  const criteria = [{ name: '근거', comment: SECRETS.criterion, points: 50 }];
  data(await send(author, 'PUT', `${answerPath(at, answerer)}/grade`, { grading: 70, criteria, version: 0 }));
  const feedback = await multipart({ text: SECRETS.feedback, fileKeys: [], version: 0 });
  data(
    await server.call({
      method: 'PUT',
      url: `${answerPath(at, answerer)}/feedback`,
      token: author.token,
      payload: feedback.payload!,
      headers: feedback.headers!,
    }),
  );
  data(
    await send(answerer, 'POST', `/api/v1/clubs/${at.club}/quizzes/${at.quiz}/grade-review`, {
      reason: SECRETS.review,
    }),
  );
  const template = data<{ templateSequence: number }>(
    await send(author, 'POST', `${own}/feedback-templates`, { title: '말', text: SECRETS.template, isShared: true }),
  );
  data(await send(author, 'POST', `${own}/messages`, { memberUUIDs: [answerer.memberId], text: '말씀' }));
  const [message] = (await client.query('select message_sequence from club_messages')).rows;
  await client.query(
    `insert into club_evaluations (tenant_id, club_sequence, state, total, requested_by, requested_at)
     values ($1, $2, 'RUNNING', 2, $3, now())`,
    [tenantId, at.club, author.memberId],
  );
  await draftReports(server.services, { tenantId, clubSequence: at.club, run: 1 });
  const notes = `/api/v1/my/clubs/${at.club}/quizzes/${at.quiz}/rubric-note`;
  const note = { no: null, text: SECRETS.note, from: { criterion: '근거', memberUUID: answerer.memberId, points: 50 } };
  data(await send(author, 'PUT', `${notes}s`, { ...note, version: 0 }));
  const preview = data<{ previewSequence: number }>(
    await send(author, 'POST', `${notes}-previews`, { ...note, version: 1 }),
  );
  const [action] = (await client.query('select action_sequence from grading_actions limit 1')).rows;
  const [file] = (await client.query(`select file_key from files where name like '${SECRETS.file}%'`)).rows;
  const answer = (await answerRow(server, tenantId, at, answerer))!.answer_sequence;
  // Read, so that what AI writes out of it waits for no reader.
  const read = `update content_versions set reading_state = 'READ' where content_sequence = $1`;
  await client.query(read, [material.contentSequence]);
  await client.query(
    `insert into content_passages (tenant_id, content_sequence, version_no, position, heading, text)
     values ($1, $2, 1, 99, '', $3)`,
    [tenantId, material.contentSequence, LECTURE],
  );
  const [writing] = (
    await client.query(
      `insert into ai_writings (tenant_id, member_id, kind, content_sequence, wanted, jobs, job_levels, state, created_at)
       values ($1, $2, 'QUIZ', $3, 1, '{}', '{}', 'DONE', now()) returning writing_sequence`,
      [tenantId, author.memberId, material.contentSequence],
    )
  ).rows;
  await client.query(
    `insert into ai_drafts (tenant_id, writing_sequence, position, no, question, answer) values ($1, $2, 1, 1, $3, $3)`,
    [tenantId, writing.writing_sequence, SECRETS.question],
  );
  const [study] = (
    await client.query(
      `insert into club_studies (tenant_id, club_sequence, position, title)
       values ($1, $2, 1, $3) returning club_study_sequence`,
      [tenantId, at.club, SECRETS.study],
    )
  ).rows;
  const [asked] = (
    await client.query(
      `insert into assistant_messages (tenant_id, club_sequence, club_study_sequence, member_id, scope, question, quote,
         asked_at, state, alive_at)
       values ($1, $2, $3, $4, 'ALL', $5, '', now(), 'ANSWERED', now()) returning message_sequence`,
      [tenantId, at.club, study.club_study_sequence, answerer.memberId, SECRETS.asked],
    )
  ).rows;
  await client.query(
    `insert into lecture_questions (tenant_id, club_sequence, serial_number, club_study_sequence, member_id, question,
       is_private, asks_assistant, status, asked_at, meanings, answer, answered_by, answered_at)
     values ($1, $2, 7, $3, $4, $5, true, true, 'INSTRUCTOR_ANSWERED', now(), '{}', $6, $7, now())`,
    [
      tenantId,
      at.club,
      study.club_study_sequence,
      answerer.memberId,
      SECRETS.lectureQuestion,
      SECRETS.instructorAnswer,
      author.memberId,
    ],
  );
  const post = await send(author, 'POST', '/api/v1/posts', { contentType: '0001', contentsName: '쓰다 만 글' });
  const seminar = await send(author, 'POST', '/api/v1/seminars', seminarOf(SEMINAR()));
  const { postSequence } = data<{ postSequence: number }>(post);
  // The draft took replies when it was published.
  const { rows: said } = await client.query<{ reply_sequence: string }>(
    `insert into replies (tenant_id, post_sequence, member_id, body, created_at) values ($1, $2, $3, $4, now())
     returning reply_sequence`,
    [tenantId, postSequence, author.memberId, SECRETS.postReply],
  );
  known = {
    seminarId: data<{ seminarId: number }>(seminar).seminarId,
    memberUri: author.memberId,
    // Of nobody: a wish of a member shows what it says to all.
    wishSequence: 987_654,
    downloadReason: 'PERSON_ASKED',
    memberId: author.memberId,
    postSequence,
    replySequence: Number(said[0]!.reply_sequence),
    email: 'newcomer@class.test',
    quietHours: null,
    // Its study has no materials.
    place: null,
    serial: 7,
    lectureQuestionSerialNumber: 7,
    sequence: Number(study.club_study_sequence),
    assistantMessageSequence: Number(asked.message_sequence),
    clubStudySequence: Number(study.club_study_sequence),
    scope: 'ALL',
    aiGrading: false,
    aiWritingSequence: Number(writing.writing_sequence),
    position: 1,
    secret: 'A'.repeat(22),
    keyId: '3f9a1c2e',
    days: 30,
    isNew: false,
    club: at.club,
    clubSequence: at.club,
    quiz: at.quiz,
    quizSequence: at.quiz,
    study: Number(study.club_study_sequence),
    memberUUID: answerer.memberId,
    memberUUIDs: [answerer.memberId],
    answerReplySequence: reply.answerReplySequence,
    action: Number(action.action_sequence),
    template: template.templateSequence,
    preview: preview.previewSequence,
    notes: [],
    no: 1,
    noticeSequence: 1,
    messageSequence: Number(message.message_sequence),
    criterion: '근거',
    levels: levelsOf({}).map((level) => ({ ...level, from: level.label })),
    split: null,
    clubQuizAnswerSequence: answer,
    answer,
    contentSequence: material.contentSequence,
    contentType: '0320',
    contentUrl: '',
    pastedText: '',
    versionNo: 1,
    fileKey: file.file_key,
    fileKeys: [file.file_key],
    participationCode: 'WRONGCODE1',
    clubName: '남의 클럽',
    startAt: day(-7).toISOString(),
    endAt: day(30).toISOString(),
    recruitStartAt: day(-9).toISOString(),
    recruitEndAt: day(-8).toISOString(),
    capacity: null,
    jobGroups: ['0300'],
    jobGroup: '0300',
    jobLevels: ['1'],
    tenant: 'dure',
    sessionId: '01900000-0000-7000-8000-000000000000',
    identityId: '01900000-0000-7000-8000-000000000000',
    ...new TestBrowser('https://push.example/to/1').subscription(),
    pushDeviceSequence: 1,
    kind: 'like',
    pageAddress: `/quiz/${at.club}/quizzes/${at.quiz}`,
    version: 0,
    imageKey: null,
    instructors: [],
  };
});
afterAll(async () => {
  await server.services.jobs.stop();
  await client.end();
});

const former: Record<string, Person> = {};

/** `{id}` is a club, a content, an answer or a reply by where it stands. */
const idOf = (path: string) =>
  path.includes('/contents/')
    ? known['contentSequence']
    : path.includes('/quiz/answers/')
      ? known['answer']
      : path.includes('/replies/')
        ? known['answerReplySequence']
        : path.includes('/posts/')
          ? known['postSequence']
          : path.startsWith('/seminars/')
            ? known['seminarId']
            : at.club;
const urlOf = ({ path, query }: EndpointDefinition) => {
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(name === 'id' ? idOf(path) : known[name]));
  if (!query) return url;
  const named = path.includes('/download/files')
    ? { fileKeys: 'fileKey' }
    : path.includes('/llm/')
      ? {
          clubSequence: 'clubSequence',
          clubStudySequence: 'clubStudySequence',
          assistantMessageSequence: 'assistantMessageSequence',
        }
      : path.includes('/mail-unsubscriptions')
        ? // Any text that is no token.
          { token: 'fileKey' }
        : path.endsWith('/pages/answers')
          ? { address: 'pageAddress' }
          : path.endsWith('/participants/export')
            ? { reason: 'downloadReason' }
            : path === '/posts'
              ? { postSequence: 'postSequence' }
              : { clubSequence: 'clubSequence', lectureQuestionSerialNumber: 'serial' };
  const wanted = Object.fromEntries(Object.entries(named).map(([name, of]) => [name, String(known[of])]));
  return `${url}?${new URLSearchParams(wanted).toString()}`;
};
/**
 * They would end what the others are tried with, never end, rename somebody, or need a password or a text's version. Or
 * they are about an account that does not exist yet.
 */
const LEFT_OUT = new Set([
  '/api/v1/accounts/logout',
  '/api/v1/accounts/login',
  '/api/v1/accounts/demo',
  '/api/v1/my/profile',
  '/api/v1/my/consents',
  '/api/v1/accounts/password',
  '/api/v1/accounts/password-reset',
  '/api/v1/accounts/one-time-code',
  '/api/v1/accounts/email',
  '/api/v1/my/email',
  '/api/v1/accounts/class-code/registration',
  '/api/v1/accounts/login/second-factor',
  '/api/v1/accounts/login/second-factor/setup',
  '/api/v1/my/second-factor',
  '/api/v1/my/second-factor/setup',
  '/api/v1/my/second-factor/recovery-codes',
  '/api/v1/my/second-factor/end',
  '/api/v1/accounts/passkeys/login',
  '/api/v1/my/passkeys/challenge',
  '/api/v1/my/passkeys/{passkeyId}/removal',
  '/api/v1/accounts/registration',
  '/api/v1/accounts/registration/verification',
  '/api/v1/accounts/waking',
  '/api/v1/accounts/oidc/authorization',
  '/api/v1/accounts/oidc/callback',
  '/api/v1/accounts/oidc/registration',
  '/api/v1/accounts/oidc/registration/verification',
  '/api/v1/my/withdrawal',
  '/api/v1/my/export/ticket',
  '/api/v1/my/export/file',
  '/api/v1/live',
]);
/** Reads first: what the calls after them change was seen as it is. */
const endpoints = routes
  .map(({ endpoint }) => endpoint as EndpointDefinition)
  .filter(({ path }) => !LEFT_OUT.has(path))
  .toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A table that every call which reads one finds its columns in. */
const TABLE =
  '이메일,이름,문항,모범 답안,콘텐츠,URL,유형\nnobody@dure.test,아무개,왜 그런가요?,그래서 그렇다.,https://a.example/b,https://a.example/b,글';
/** The body with one file that the call takes. */
async function formOf(payload: object, files: NonNullable<EndpointDefinition['files']>) {
  const [taken] = Object.entries(files) as [[string, FilePart]?];
  if (!taken) return multipart(payload);
  const [part, { accept }] = taken;
  const file = accept.includes('image')
    ? { name: '그림.png', content: new Uint8Array(PICTURE) }
    : { name: '명단.csv', content: TABLE };
  return multipart(payload, [file], part);
}

/** A seminar of next month. */
const SEMINAR = () => ({
  contentType: '0003' as const,
  seminarStartDate: day(30).toISOString(),
  seminarEndDate: day(31).toISOString(),
  seminarPlaceType: '0001' as const,
  paymentType: '0001' as const,
  recommendLevels: ['1'],
  recommendJobGroups: ['0300'],
  imageKey: null,
});

/** That it be opened, and who came. */
const ASKED = {
  mentorId: null,
  wishSequence: null,
  seminarEstablishmentType: '0002',
  members: [{ memberUUID: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e', hasAttended: true }],
};

/** A draft of an article. */
const POST = {
  contentType: '0001',
  isPublished: false,
  publishAt: null,
  videoUrl: '',
  videoKey: null,
  captionsKey: null,
};

async function everyCall(who: Person | undefined, { host, but }: { host?: string; but?: string } = {}) {
  const seen: { call: string; status: number; text: string }[] = [];
  for (const endpoint of endpoints) {
    const { method, path, body, files } = endpoint;
    if (`${method} ${path}` === but) continue;
    // Elsewhere an answer is a number.
    const answered = /instructor-answer|verified-answer/.test(path) ? { ...known, answer: '남의 답' } : known;
    const written = path.includes('/posts') ? POST : /\/seminars/.test(path) ? { ...SEMINAR(), ...ASKED } : {};
    const given = { ...answered, ...written };
    const payload = body && (sampleOf(body, given) as object);
    const form = files && (await formOf(payload ?? {}, files));
    const answer = await server.call({
      method,
      url: urlOf(endpoint),
      token: who?.token,
      ...(host && { host }),
      ...(form ? { payload: form.payload!, headers: form.headers! } : payload && { payload }),
    });
    const text = answer.raw.toString() + JSON.stringify(answer.headers);
    seen.push({ call: `${method} ${path}`, status: answer.status, text });
  }
  expect(seen.filter(({ status }) => status >= 500).map(({ call }) => call)).toEqual([]);
  return seen;
}

/** One line for each table with rows of the club, its answers or its author's quizzes. */
async function stateOfClub(): Promise<Record<string, string>> {
  const { rows: tables } = await client.query(
    `select c.table_name, array_agg(c.column_name::text) as columns from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by c.table_name`,
  );
  const state: Record<string, string> = {};
  for (const { table_name: table, columns } of tables as { table_name: string; columns: string[] }[]) {
    const condition = columns.includes('club_sequence')
      ? `club_sequence = ${at.club}`
      : columns.includes('answer_sequence')
        ? `answer_sequence in (select answer_sequence from answers where club_sequence = ${at.club})`
        : columns.includes('author_id')
          ? `author_id = '${author.memberId}'`
          : columns.includes('content_sequence')
            ? `content_sequence = ${String(known['contentSequence'])}`
            : undefined;
    if (!condition) continue;
    const { rows } = await client.query(`select one::text as text from ${table} as one where ${condition} order by 1`);
    const hash = createHash('sha256');
    for (const { text } of rows as { text: string }[]) hash.update(text);
    state[table] = `${rows.length} ${hash.digest('hex')}`;
  }
  return state;
}

const leaks = (seen: Awaited<ReturnType<typeof everyCall>>, secrets: readonly (keyof typeof SECRETS)[]) =>
  seen.flatMap(({ call, text }) =>
    secrets.filter((name) => text.includes(SECRETS[name])).map((name) => `${call}: ${name}`),
  );
const ALL = Object.keys(SECRETS) as (keyof typeof SECRETS)[];

describe('by every call with its ids, nothing of a closed club is read or changed', () => {
  const makeStranger = (role: 'member' | 'instructor') => makePerson(server, tenantId, role, '남');
  const runningElsewhere = async () => {
    const stranger = await makeStranger('instructor');
    await makeClub(server, tenantId, { creator: stranger, quizzes: [{}] });
    return stranger;
  };
  test.each<[string, () => Promise<Person | undefined>, readonly (keyof typeof SECRETS)[]]>([
    ['a guest', async () => undefined, []],
    ['a member of the tenant', () => makeStranger('member'), []],
    ['an instructor of another club', runningElsewhere, []],
    ['somebody who left', async () => former['LEFT']!, ['name']],
    ['somebody who was expelled', async () => former['EXPELLED']!, ['name']],
    ['somebody who was rejected', async () => former['REJECTED']!, ['name']],
  ])('by %s', async (_, make, mayRead) => {
    const who = await make();
    const before = await stateOfClub();
    const seen = await everyCall(who);
    expect(
      leaks(
        seen,
        ALL.filter((name) => !mayRead.includes(name)),
      ),
    ).toEqual([]);
    expect(await stateOfClub()).toEqual(before);
  });

  test('by a manager of another tenant, for whom there is no such club', async () => {
    const manager = await makePerson(server, there, 'manager', '다른 관리자');
    const before = await stateOfClub();
    const seen = await everyCall(manager, { host: 'hanbit.localhost' });
    expect(leaks(seen, ALL)).toEqual([]);
    const addressed = seen.filter(({ call }) => call.includes('{club') || call.includes('{id}'));
    const answered = addressed.filter(({ status }) => status !== 404 && status !== 400);
    expect(answered.map(({ call, status }) => `${call} ${status}`)).toEqual([]);
    expect(await stateOfClub()).toEqual(before);
  });
});

test('by every call a member who has answered nothing reads of their own club no more than what members share', async () => {
  const member = await makePerson(server, tenantId, 'member', '새 멤버');
  await client.query(
    `insert into club_members (tenant_id, club_sequence, member_id, membership_status, requested_at, joined_at)
     values ($1, $2, $3, 'MEMBER', now(), now())`,
    [tenantId, at.club, member.memberId],
  );
  const seen = await everyCall(member, { but: 'DELETE /api/v1/clubs/{clubSequence}/members/me' });
  expect(
    leaks(
      seen,
      ALL.filter((name) => !SHARED.includes(name)),
    ),
  ).toEqual([]);
});

describe('fields that only the server decides change nothing in a body', () => {
  const INJECTED = {
    isClubAdmin: true,
    likeCount: 999,
    onePickCount: 999,
    replyCount: 999,
    points: 999,
    tenantId: '01900000-0000-7000-8000-000000000001',
    tenant_id: '01900000-0000-7000-8000-000000000001',
    memberId: '01900000-0000-7000-8000-000000000002',
    officialGrade: 100,
    official_grade: 100,
    answerStatus: '0003',
    membershipStatus: 'MEMBER',
    clubStatus: '0400',
    creatorId: '01900000-0000-7000-8000-000000000002',
    roles: ['ROLE_MANAGER'],
  };
  test('of an answer, a comment and a request to join', async () => {
    const member = await makePerson(server, tenantId, 'member', '욕심');
    const open = await makeClub(server, tenantId, { status: '0300', joinApproval: true });
    const asked = await send(member, 'POST', '/api/v1/club/crew-requests', {
      clubSequence: open.clubSequence,
      message: '',
      ...INJECTED,
    });
    expect(asked.body.data).toMatchObject({ clubAboutStatus: '0301' });
    const mine = await makeClub(server, tenantId, { members: [member], quizzes: [{}] });
    const place = placeOf(mine);
    const { payload, headers } = await multipart({ text: '답', fileKeys: [], ...INJECTED });
    const url = `/api/v1/clubs/${place.club}/quizzes/${place.quiz}/preanswer`;
    await server.call({ method: 'POST', url, token: member.token, payload: payload!, headers: headers! });
    expect(await answerRow(server, tenantId, place, member)).toMatchObject({
      answer_status: '0002',
      like_count: 0,
      one_pick_count: 0,
      reply_count: 0,
      official_grade: null,
      member_id: member.memberId,
    });
    const reply = { clubSequence: place.club, quizSequence: place.quiz, memberUUID: member.memberId, body: '말' };
    const { body } = await send(member, 'POST', '/api/v1/reply', { ...reply, ...INJECTED });
    expect(body.data).toMatchObject({ isMine: true, isEdited: false, postReplyStatus: '0001' });
    const me = await send(member, 'GET', '/api/v1/accounts/me');
    expect(JSON.stringify(me.body)).not.toContain('ROLE_MANAGER');
  });
});

test.each(['0500', '0220'])(
  'by every call a member changes nothing of a club in %s but what is theirs alone',
  async (status) => {
    await client.query('update clubs set club_status = $1 where club_sequence = $2', [status, at.club]);
    // What they opened, have read or like to find again is no part taken in the club.
    await send(answerer, 'PUT', `/api/v1/my/messages/${String(known['messageSequence'])}/check`);
    await send(answerer, 'PUT', '/api/v1/activity/alarms/check', { activityHistorySequence: MAX_INTEGER });
    await send(answerer, 'POST', `/api/v1/my/clubs/${at.club}/quizzes/${at.quiz}/content-read`);
    const kept = async () => {
      const { club_favorites: _, ...state } = await stateOfClub();
      return state;
    };
    const before = await kept();
    await everyCall(answerer);
    expect(await kept()).toEqual(before);
    await client.query(`update clubs set club_status = '0400' where club_sequence = $1`, [at.club]);
  },
);

test('the calls are such as an admin of the club makes: they fail for whom they are, not for what they are', async () => {
  const seen = await everyCall(author, { but: 'DELETE /api/v1/clubs/{club}' });
  const readByAdmin = new Set(leaks(seen, ALL).map((leak) => leak.split(': ')[1]));
  expect(ALL.filter((name) => !readByAdmin.has(name))).toEqual(['draft']);
  // Its rows need a content that was read, which nobody has here.
  const others = seen.filter(({ call }) => call !== 'POST /api/v1/quizzes/upload/quiz-ai');
  const malformed = others.filter(({ status, text }) => status === 400 && text.includes('"0422"'));
  expect(malformed.map(({ call, text }) => `${call} ${text.slice(0, 300)}`)).toEqual([]);
});
