import type { ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE, type ClubType } from '@dure/contract/codes/club-type';
import type { MembershipStatus } from '@dure/contract/clubs/clubs/about-status';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { build } from '../kernel/database/build.ts';
import type { Transaction } from '../kernel/database/database.ts';
import { searchText, wordsOf } from '../kernel/database/search.ts';
import { multipart, type TestFile } from './answers.ts';
import { makePerson, type Person } from './people.ts';
import { START, type TestServer } from './server.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The instant `days` after the start of the test. */
export const day = (days: number): Date => new Date(Date.parse(START) + days * DAY_MS);

export interface QuizOptions {
  readonly question?: string;
  readonly modelAnswer?: string;
  readonly modelAnswerKeywords?: readonly string[];
  readonly rubric?: readonly RubricCriterion[];
  readonly contentUrl?: string;
  readonly week?: number;
  readonly topic?: string;
  readonly openAt?: Date;
  readonly deadlineAt?: Date | null;
  readonly published?: boolean;
  /** PUBLIC stands in the lounge. */
  readonly quizStatus?: 'PRIVATE' | 'PUBLIC' | 'HIDDEN' | 'DELETED';
  readonly jobGroup?: string;
  readonly jobLevels?: readonly string[];
}

export interface ClubOptions {
  /** A quiz club where it is left out. */
  readonly clubType?: ClubType;
  readonly status?: ClubStatus;
  readonly creator?: Person;
  readonly instructors?: readonly Person[];
  readonly members?: readonly Person[];
  readonly joinedAt?: Date;
  /** Other states of membership. */
  readonly people?: readonly { person: Person; status: MembershipStatus }[];
  readonly quizzes?: readonly QuizOptions[];
  readonly clubName?: string;
  readonly startAt?: Date;
  readonly endAt?: Date;
  readonly recruitStartAt?: Date | null;
  readonly recruitEndAt?: Date | null;
  readonly capacity?: number | null;
  readonly participationCode?: string;
  readonly isPublic?: boolean;
  readonly joinApproval?: boolean;
  readonly lateJoining?: boolean;
  readonly anonymous?: boolean;
  readonly selfGrading?: boolean;
  readonly holdModelAnswer?: boolean;
  readonly holdGrades?: boolean;
  readonly aiGrading?: boolean;
  readonly officialGrading?: 'INSTRUCTOR' | 'AI' | 'SELF';
}

export interface MadeClub {
  readonly clubSequence: number;
  readonly participationCode: string;
  readonly creator: Person;
  /** In the club's order. */
  readonly quizSequences: readonly number[];
}

/** Start and end as a club of that status has them. */
function periodOf(status: ClubStatus): [start: Date, end: Date] {
  if (status === '0400') return [day(-7), day(30)];
  return status === '0500' ? [day(-60), day(-1)] : [day(7), day(37)];
}

async function insertQuiz(
  transaction: Transaction,
  clubSequence: number,
  authorId: string,
  quiz: QuizOptions & { openAt: Date },
  position: number,
) {
  const keys = { tenant_id: transaction.tenantId };
  const content = quiz.contentUrl
    ? await transaction.first(
        build
          .insertInto('contents')
          .values({
            ...keys,
            author_id: authorId,
            content_type: '0001',
            title: '읽을거리',
            content_url: quiz.contentUrl,
            created_at: START,
          })
          .returning('content_sequence'),
      )
    : undefined;
  const question = quiz.question ?? `문제 ${position}`;
  const row = await transaction.first(
    build
      .insertInto('quizzes')
      .values({
        ...keys,
        author_id: authorId,
        question,
        search_text: searchText(wordsOf(question)),
        quiz_status: quiz.quizStatus ?? 'PRIVATE',
        job_group: quiz.jobGroup ?? null,
        job_levels: [...(quiz.jobLevels ?? [])],
        model_answer: quiz.modelAnswer ?? `모범 답안 ${position}`,
        model_answer_keywords: [...(quiz.modelAnswerKeywords ?? ['핵심'])],
        rubric: JSON.stringify(quiz.rubric ?? []),
        content_sequence: content?.content_sequence ?? null,
        created_at: START,
        updated_at: START,
      })
      .returning('quiz_sequence'),
  );
  const quizSequence = row!.quiz_sequence;
  await transaction.change(
    build.insertInto('club_quizzes').values({
      ...keys,
      club_sequence: clubSequence,
      quiz_sequence: quizSequence,
      position,
      week: quiz.week ?? 1,
      topic: quiz.topic ?? '',
      open_at: quiz.openAt,
      deadline_at: quiz.deadlineAt ?? null,
      published: quiz.published ?? true,
    }),
  );
  return quizSequence;
}

async function insertPeople(transaction: Transaction, clubSequence: number, options: ClubOptions): Promise<void> {
  const keys = { tenant_id: transaction.tenantId, club_sequence: clubSequence };
  const memberships = [
    ...(options.members ?? []).map((person) => ({ person, status: 'MEMBER' as const })),
    ...(options.people ?? []),
  ].map(({ person, status }) => ({
    ...keys,
    member_id: person.memberId,
    membership_status: status,
    requested_at: START,
    joined_at: status === 'MEMBER' ? (options.joinedAt ?? START) : null,
  }));
  if (memberships.length > 0) await transaction.change(build.insertInto('club_members').values(memberships));
  const instructors = (options.instructors ?? []).map(({ memberId }, position) => ({
    ...keys,
    member_id: memberId,
    position,
  }));
  if (instructors.length > 0) await transaction.change(build.insertInto('club_instructors').values(instructors));
}

/** Makes a quiz club (running, unless told otherwise) with its people and quizzes, straight in the database. */
export async function makeClub(server: TestServer, tenantId: string, options: ClubOptions = {}): Promise<MadeClub> {
  const creator = options.creator ?? (await makePerson(server, tenantId, 'instructor', '클럽장'));
  const status = options.status ?? '0400';
  const [start, end] = periodOf(status);
  const startAt = options.startAt ?? start;
  const clubName = options.clubName ?? '두레 퀴즈 클럽';
  const participationCode =
    options.participationCode ?? crypto.randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase();
  return server.database.transaction(tenantId, async (transaction) => {
    const row = await transaction.first(
      build
        .insertInto('clubs')
        .values({
          tenant_id: tenantId,
          club_type: options.clubType ?? CLUB_TYPE.quiz,
          club_status: status,
          creator_id: creator.memberId,
          leader_id: creator.memberId,
          club_name: clubName,
          search_text: `${clubName} ${creator.nickname}`.normalize('NFC').toLowerCase(),
          description: '함께 읽고 답합니다.',
          start_at: startAt,
          end_at: options.endAt ?? end,
          recruit_start_at: options.recruitStartAt ?? null,
          recruit_end_at: options.recruitEndAt ?? null,
          study_cycle: ['MON'],
          week_count: 4,
          study_count: 4,
          capacity: options.capacity ?? null,
          job_groups: ['0300'],
          job_levels: ['1'],
          is_public: options.isPublic ?? true,
          join_approval: options.joinApproval ?? false,
          late_joining: options.lateJoining ?? true,
          anonymous: options.anonymous ?? false,
          self_grading: options.selfGrading ?? false,
          hold_model_answer: options.holdModelAnswer ?? false,
          hold_grades: options.holdGrades ?? false,
          ai_grading: options.aiGrading ?? false,
          official_grading: options.officialGrading ?? 'INSTRUCTOR',
          participation_code: status === '0000' ? null : participationCode,
          member_count: options.members?.length ?? 0,
          created_at: START,
          updated_at: START,
        })
        .returning('club_sequence'),
    );
    const clubSequence = row!.club_sequence;
    await insertPeople(transaction, clubSequence, options);
    const quizSequences: number[] = [];
    for (const [index, quiz] of (options.quizzes ?? []).entries()) {
      const dated = { ...quiz, openAt: quiz.openAt ?? startAt };
      quizSequences.push(await insertQuiz(transaction, clubSequence, creator.memberId, dated, index + 1));
    }
    return { clubSequence, participationCode, creator, quizSequences };
  });
}

/** A quiz as the club's form sends it. */
export const quizForm = (overrides: object = {}) => ({
  question: '정규화는 왜 하나요?',
  modelAnswer: '중복을 없애 이상 현상을 막습니다.',
  modelAnswerKeywords: ['중복', '이상 현상'],
  week: 1,
  openAt: day(8).toISOString(),
  ...overrides,
});

/** A quiz club's form in which every rule holds. */
export const clubForm = (overrides: object = {}) => ({
  clubName: '데이터베이스 설계 클럽',
  description: '설계를 글로 설명합니다.',
  startAt: day(7).toISOString(),
  endAt: day(37).toISOString(),
  studyCycle: ['MON', 'WED'],
  weekCount: 4,
  studyCount: 8,
  jobGroups: ['0300'],
  jobs: ['0301'],
  jobLevels: ['1'],
  quizzes: [quizForm()],
  ...overrides,
});

/** Submits a quiz club through the API. */
export async function submitClub(
  server: TestServer,
  { token }: Person,
  form: object = clubForm(),
  { image, key }: { image?: TestFile; key?: string } = {},
) {
  const { payload, headers } = await multipart(form, image ? [image] : [], 'image');
  return server.call({
    method: 'POST',
    url: '/api/v2/quiz-club',
    token,
    payload: payload!,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });
}

/** A study as a lecture club's form sends it: `no` from 1, a week each. */
export const studyForm = (no: number, overrides: object = {}) => ({
  title: `${no}강`,
  startAt: day(7 * no).toISOString(),
  endAt: day(7 * no + 6).toISOString(),
  materials: [],
  ...overrides,
});

/** A lecture club's form in which every rule holds. */
export const lectureForm = (overrides: object = {}) => ({
  clubName: '데이터베이스 개론',
  description: '표에서 실행 계획까지 읽습니다.',
  startAt: day(7).toISOString(),
  endAt: day(37).toISOString(),
  studyCycle: ['MON'],
  jobGroups: ['0300'],
  jobs: ['0301'],
  jobLevels: ['1'],
  studies: [studyForm(1), studyForm(2), studyForm(3)],
  ...overrides,
});
