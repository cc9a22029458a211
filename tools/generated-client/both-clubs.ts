import createClient from 'openapi-fetch';
import type { components, paths as InstructorPaths } from './openapi-instructor.ts';
import type { paths as ManagerPaths } from './openapi-manager.ts';
import type { paths as MemberPaths } from './openapi.ts';

/**
 * What both kinds of club are for, by clients that `openapi-typescript` made of the documents. The test generates
 * `openapi*.ts`, and no file needs a cast.
 */
export interface Caller {
  readonly email: string;
  readonly password: string;
}
export interface Stage {
  readonly url: string;
  readonly member: Caller;
  readonly instructor: Caller;
  readonly manager: Caller;
  /** Brings the installation to the first day of the clubs. */
  readonly begin: () => Promise<void>;
}
type Instructor = ReturnType<typeof createClient<InstructorPaths>>;
type Manager = ReturnType<typeof createClient<ManagerPaths>>;
type Member = ReturnType<typeof createClient<MemberPaths>>;
interface Envelope {
  readonly code: string;
}
interface Answered<E> {
  readonly data?: E | undefined;
  readonly error?: unknown;
}

type Done<E> = Extract<E, { readonly code: '0000'; readonly data: unknown }>;
const isDone = <E extends Envelope>(envelope: E | undefined): envelope is Done<E> => envelope?.code === '0000';

/** The data of a call that succeeds. */
function dataOf<E extends Envelope>({ data, error }: Answered<E>): Done<E>['data'] {
  if (!isDone(data)) throw new Error(JSON.stringify(error ?? data));
  return data.data;
}

function first<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('The list is empty');
  return one;
}

/** JSON in the part `request`, as the document says of forms. */
function form({ request }: { request: unknown }): FormData {
  const body = new FormData();
  body.append('request', new Blob([JSON.stringify(request)], { type: 'application/json' }));
  return body;
}

async function logIn(url: string, caller: Caller) {
  const guest = createClient<MemberPaths>({ baseUrl: url });
  const { token } = dataOf(await guest.POST('/api/v1/accounts/login', { body: caller }));
  if (token === null) throw new Error('A second factor is asked for');
  return { baseUrl: url, headers: { authorization: `Bearer ${token}` } };
}
const asMember = async (url: string, caller: Caller): Promise<Member> => createClient(await logIn(url, caller));
const asInstructor = async (url: string, caller: Caller): Promise<Instructor> => createClient(await logIn(url, caller));
const asManager = async (url: string, caller: Caller): Promise<Manager> => createClient(await logIn(url, caller));

const club = {
  clubName: 'Reading databases',
  description: 'A topic a week, and everybody answers.',
  startAt: '2026-12-01T00:00:00.000Z',
  endAt: '2026-12-28T14:59:00.000Z',
  studyCycle: ['MON', 'THU'],
  jobGroups: ['0300'],
  jobLevels: ['1'],
} satisfies Partial<components['schemas']['LectureClubForm']>;

async function approve(manager: Manager, { clubSequence, version }: { clubSequence: number; version: number }) {
  const path = { clubSequence };
  const approved = dataOf(
    await manager.PUT('/api/manager/v1/clubs/{clubSequence}/approval', {
      params: { path },
      body: { decision: 'APPROVE', version },
    }),
  );
  return approved.clubStatus;
}

async function join(member: Member, clubSequence: number, participationCode: string) {
  const given = { params: { path: { clubSequence } }, body: { participationCode } };
  return dataOf(await member.POST('/api/v1/clubs/{clubSequence}/join', given)).clubAboutStatus;
}

/** Creates, approves, joins, answers in both steps and grades. */
export async function takeQuizClub({ url, begin, ...people }: Stage) {
  let [member, instructor] = [await asMember(url, people.member), await asInstructor(url, people.instructor)];
  const question = { question: 'Why is a schema normalised?', week: 1, openAt: club.startAt };
  const request = { ...club, weekCount: 4, studyCount: 8, quizzes: [question] };
  const created = dataOf(await instructor.POST('/api/v2/quiz-club', { body: { request }, bodySerializer: form }));
  const { clubSequence } = created;
  const approved = await approve(await asManager(url, people.manager), created);
  const joined = await join(member, clubSequence, created.participationCode ?? '');

  await begin();
  [member, instructor] = [await asMember(url, people.member), await asInstructor(url, people.instructor)];
  const ofClub = { params: { path: { club: clubSequence } } };
  const { contents } = dataOf(await member.GET('/api/v1/clubs/{club}/quizzes', ofClub));
  const path = { club: clubSequence, quiz: first(contents).quizSequence };
  const answer = (text: string) => ({ params: { path }, body: { request: { text } }, bodySerializer: form });
  const pre = dataOf(
    await member.POST('/api/v1/clubs/{club}/quizzes/{quiz}/preanswer', answer('So that a fact stands once.')),
  );
  const final = dataOf(
    await member.POST(
      '/api/v1/clubs/{club}/quizzes/{quiz}/postanswer',
      answer('So that no change contradicts another.'),
    ),
  );

  const { memberId } = dataOf(await member.GET('/api/v1/accounts/me'));
  if (memberId === null) throw new Error('Nobody is logged in');
  const graded = dataOf(
    await instructor.PUT('/api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade', {
      params: { path: { ...path, memberUUID: memberId } },
      body: { grading: 85 },
    }),
  );
  const room = dataOf(await member.GET('/api/v1/my/clubs/{club}/quizzes/{quiz}/answer', { params: { path } }));
  return {
    created: created.clubStatus,
    approved,
    joined,
    pre: pre.answerStatus,
    final: final.answerStatus,
    given: graded.instructorGrade?.grading,
    seen: room.officialGrade,
  };
}

/** Creates with a study, approves, joins, asks and answers. */
export async function takeLectureClub({ url, begin, ...people }: Stage) {
  let [member, instructor] = [await asMember(url, people.member), await asInstructor(url, people.instructor)];
  const study = { title: 'Normal forms', startAt: club.startAt, endAt: '2026-12-07T14:59:00.000Z' };
  const created = dataOf(await instructor.POST('/api/v1/lecture-club', { body: { ...club, studies: [study] } }));
  const { clubSequence } = created;
  const approved = await approve(await asManager(url, people.manager), created);
  const joined = await join(member, clubSequence, created.participationCode ?? '');

  await begin();
  [member, instructor] = [await asMember(url, people.member), await asInstructor(url, people.instructor)];
  const ofClub = { params: { path: { club: clubSequence } } };
  const { contents } = dataOf(await member.GET('/api/v1/lecture-clubs/{club}/studies', ofClub));
  const path = { club: clubSequence, study: first(contents).clubStudySequence };
  const asked = dataOf(
    await member.POST('/api/v1/lecture-clubs/{club}/studies/{study}/questions', {
      params: { path },
      body: { question: 'When is a table in third normal form?', receiver: 'INSTRUCTOR' },
    }),
  );
  const answered = dataOf(
    await instructor.PUT('/api/v1/lecture-clubs/{club}/studies/{study}/questions/{serial}/instructor-answer', {
      params: { path: { ...path, serial: asked.lectureQuestionSerialNumber } },
      body: { answer: 'When each column says something of the key alone.' },
    }),
  );
  const clubStatus = created.clubStatus;
  return { created: clubStatus, approved, joined, asked: asked.status, answered: answered.status };
}
