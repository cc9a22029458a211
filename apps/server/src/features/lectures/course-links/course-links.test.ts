import type {
  CourseLink,
  KeywordExplanations,
  StudyQuizzes,
} from '@dure/contract/lectures/course-links/course-links.endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { answerFully, placeOf, quizPath } from '../../../testing/answers.ts';
import { day, makeClub, type MadeClub, type QuizOptions } from '../../../testing/clubs.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { makeLecture, type MadeLecture } from '../lecture-assistant/lecture-assistant.test-help.ts';

let server: TestServer;
let [here, elsewhere] = ['', ''];
let author: Person;
/** In both clubs, in the quiz club alone, in the lecture club alone. */
let [both, quizzer, reader] = [] as unknown as [Person, Person, Person];

beforeAll(async () => {
  server = await startTestServer();
  here = await makeTenant(server);
  elsewhere = await makeTenant(server, 'hanbit');
  author = await makePerson(server, here, 'instructor', '김도윤');
  [both, quizzer, reader] = (await Promise.all(
    ['둘다', '퀴즈만', '강의만'].map((name) => makePerson(server, here, 'member', name)),
  )) as [Person, Person, Person];
});

const STUDIES = [
  [{ title: '1주 교안', passages: ['정규화|이상 현상은 중복 때문에 생긴다.', '표는 관계를 담는다.'] }],
  [
    {
      title: '2주 교안',
      passages: [
        '인덱스와 선택도를 JSON에서 함께 본다.',
        '4.1 선택도|조건에 걸리는 행의 비율이다.',
        '잠금은 붙드는 것이다.',
      ],
    },
  ],
];
const QUIZ: QuizOptions = { modelAnswerKeywords: ['선택도', '중복', '빅뱅이론', 'ON'] };

const lectureOf = (who = author, members: readonly Person[] = [both, reader]) =>
  makeLecture(server, here, who, STUDIES, members);
const quizClubOf = (quizzes: readonly QuizOptions[] = [QUIZ], who = author) =>
  makeClub(server, here, { creator: who, members: [both, quizzer], quizzes, clubName: '설계 퀴즈' });

const linkPath = ({ clubSequence }: MadeClub) => `/api/v1/clubs/${clubSequence}/course-link`;
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, { token }: Person, payload?: object) =>
  server.call({ method, url, token, ...(payload && { payload }) });
const link = (one: MadeClub, other: MadeClub, who = author) =>
  call('PUT', linkPath(one), who, { clubSequence: other.clubSequence });
const linkOf = async (club: MadeClub, who = author, query = '') =>
  (await call('GET', `${linkPath(club)}${query}`, who)).body.data as CourseLink;

async function course(quizzes?: readonly QuizOptions[]) {
  const [lecture, quiz] = [await lectureOf(), await quizClubOf(quizzes)];
  expect((await link(lecture, quiz)).status).toBe(200);
  return { lecture, quiz };
}
const explanations = async (quiz: MadeClub, who: Person) => {
  const answer = await call('GET', `${quizPath(placeOf(quiz))}/explanations`, who);
  return { status: answer.status, ...(answer.body.data as KeywordExplanations) };
};
const quizzesOf = async ({ clubSequence, studies }: MadeLecture, no: number, who: Person) => {
  const url = `/api/v1/lecture-clubs/${clubSequence}/studies/${studies[no - 1]}/quizzes`;
  const answer = await call('GET', url, who);
  return { status: answer.status, ...(answer.body.data as StudyQuizzes) };
};
const beginAt = (lecture: MadeLecture, days: readonly number[]) =>
  server.database.transaction(here, async (transaction) => {
    for (const [index, at] of days.entries())
      await transaction.change(
        build
          .updateTable('club_studies')
          .set({ start_at: day(at) })
          .where('tenant_id', '=', here)
          .where('club_study_sequence', '=', lecture.studies[index]!),
      );
  });

describe('a pair', () => {
  test('is made and undone from either side, and both sides show it', async () => {
    const { lecture, quiz } = await course();
    expect((await linkOf(lecture)).linked).toMatchObject({ clubSequence: quiz.clubSequence, clubType: '0100' });
    expect((await linkOf(quiz)).linked).toMatchObject({ clubSequence: lecture.clubSequence, clubType: '0200' });
    expect((await link(quiz, lecture)).status).toBe(200);
    expect((await call('DELETE', linkPath(quiz), author)).body.data).toMatchObject({ linked: null });
    expect((await linkOf(lecture)).linked).toBeNull();
    expect((await call('DELETE', linkPath(quiz), author)).status).toBe(200);
  });

  test('is of one lecture club and one quiz club, neither of which is in another pair', async () => {
    const { lecture, quiz } = await course();
    const [otherLecture, otherQuiz] = [await lectureOf(), await quizClubOf()];
    for (const [one, other] of [
      [lecture, otherQuiz],
      [quiz, otherLecture],
      [otherLecture, lecture],
      [otherQuiz, otherQuiz],
    ] as const)
      expect((await link(one, other)).body.code).toBe('0409');
    const raced = await Promise.all([link(otherLecture, otherQuiz), link(otherQuiz, await lectureOf())]);
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is made by whoever runs both clubs, and by a manager', async () => {
    const [lecture, quiz] = [await lectureOf(), await quizClubOf()];
    const half = await makePerson(server, here, 'instructor', '반쪽');
    const their = await quizClubOf([QUIZ], half);
    expect((await link(their, lecture, half)).status).toBe(403);
    expect((await link(lecture, quiz, both)).status).toBe(403);
    expect((await linkOf(their, half)).candidates).toEqual([]);
    const manager = await makePerson(server, here, 'manager');
    expect((await link(their, lecture, manager)).status).toBe(200);
    // Who runs one of them sees the pair and may leave it.
    expect((await linkOf(their, half)).linked?.clubSequence).toBe(lecture.clubSequence);
    expect((await call('DELETE', linkPath(their), half)).status).toBe(200);
  });

  test('is shown and undone by those alone who run one of the two', async () => {
    const { lecture, quiz } = await course();
    const outside = await makePerson(server, here, 'instructor', '다른 강사');
    for (const club of [lecture, quiz])
      for (const who of [outside, both])
        for (const method of ['GET', 'DELETE'] as const)
          expect((await call(method, linkPath(club), who)).status).toBe(403);
    expect((await linkOf(lecture)).linked).toMatchObject({ clubSequence: quiz.clubSequence });
  });

  test('is offered among submitted clubs of the other kind that are free, by name', async () => {
    const who = await makePerson(server, here, 'instructor', '새얼굴');
    const lecture = await lectureOf(who);
    const free = await quizClubOf([QUIZ], who);
    await makeClub(server, here, { creator: who, status: '0000' });
    const taken = await quizClubOf([QUIZ], who);
    await link(taken, await lectureOf(who), who);
    const { candidates, candidateCount } = await linkOf(lecture, who);
    expect([candidates.map(({ clubSequence }) => clubSequence), candidateCount]).toEqual([[free.clubSequence], 1]);
    const draft = await makeClub(server, here, { creator: who, status: '0000' });
    expect((await link(lecture, draft, who)).body.code).toBe('0409');
    expect((await linkOf(lecture, who, `?keyword=${encodeURIComponent('설계')}`)).candidateCount).toBe(1);
    expect((await linkOf(lecture, who, `?keyword=${encodeURIComponent('없는')}`)).candidateCount).toBe(0);
  });
});

describe('a keyword that was missed', () => {
  test('leads to the passage that explains it, the one that is headed by it first', async () => {
    const { lecture, quiz } = await course();
    await answerFully(server, both, placeOf(quiz), '중복을 없앤다');
    const { lecture: its, keywords } = await explanations(quiz, both);
    expect(its).toMatchObject({ clubSequence: lecture.clubSequence, can: { enter: true } });
    expect(keywords).toEqual([
      {
        keyword: '선택도',
        clubStudySequence: lecture.studies[1],
        studyNo: 2,
        studyTitle: 'Study 2',
        place: { contentSequence: lecture.contents[1]![0], title: '2주 교안', position: 2, unitNo: null, unit: null },
      },
    ]);
  });

  test('names the study alone to who is no member of the lecture club, and their study stays closed', async () => {
    const { lecture, quiz } = await course();
    await answerFully(server, quizzer, placeOf(quiz), '모름');
    const { lecture: its, keywords } = await explanations(quiz, quizzer);
    expect(its?.can.enter).toBe(false);
    expect(keywords.map(({ studyTitle, place }) => [studyTitle, place])).toEqual([
      ['Study 2', null],
      ['Study 1', null],
    ]);
    const url = `/api/v1/lecture-clubs/${lecture.clubSequence}/studies/${lecture.studies[0]}`;
    expect((await call('GET', url, quizzer)).status).toBe(403);
  });

  test('is told after the final answer, and never to who is no member of the quiz club', async () => {
    const { quiz } = await course();
    expect((await explanations(quiz, both)).status).toBe(409);
    expect((await explanations(quiz, reader)).status).toBe(403);
    await call('DELETE', linkPath(quiz), author);
    await answerFully(server, both, placeOf(quiz), '모름');
    expect(await explanations(quiz, both)).toMatchObject({ lecture: null, keywords: [] });
  });
});

describe('the quizzes of a study', () => {
  test('are those about one of its materials, and those that opened while it ran', async () => {
    const { lecture, quiz } = await course([
      { question: '첫째', openAt: day(-6) },
      { question: '둘째', openAt: day(-2) },
      { question: '자료로', openAt: day(-2), contentUrl: 'https://example.kr/a' },
      { question: '이른', openAt: day(-20) },
      { question: '내일', openAt: day(1) },
      { question: '숨은', openAt: day(-2), published: false },
    ]);
    await beginAt(lecture, [-7, -3]);
    await server.database.transaction(here, (transaction) =>
      transaction.change(
        build
          .updateTable('quizzes')
          .set({ content_sequence: lecture.contents[0]![0]! })
          .where('tenant_id', '=', here)
          .where('quiz_sequence', '=', quiz.quizSequences[2]!),
      ),
    );
    const asked = async (no: number) => (await quizzesOf(lecture, no, both)).quizzes.map(({ question }) => question);
    expect(await asked(1)).toEqual(['첫째', '자료로']);
    expect(await asked(2)).toEqual(['둘째']);
  });

  test('are counted, and not shown, for who is no member of the quiz club', async () => {
    const { lecture } = await course();
    await beginAt(lecture, [-8, -3]);
    const seen = await quizzesOf(lecture, 1, reader);
    expect(seen).toMatchObject({
      quizClub: { clubName: '설계 퀴즈', can: { enter: false } },
      quizCount: 1,
      quizzes: [],
    });
    expect((await quizzesOf(lecture, 1, quizzer)).status).toBe(403);
    expect((await quizzesOf({ ...lecture, studies: [1] }, 1, reader)).status).toBe(404);
  });
});

test('of a club that one may not look at nothing is told, not even its name', async () => {
  const { lecture, quiz } = await course();
  await beginAt(lecture, [-8, -3]);
  await answerFully(server, quizzer, placeOf(quiz), '모름');
  await answerFully(server, both, placeOf(quiz), '모름');
  await server.database.transaction(here, (transaction) =>
    transaction.change(
      build
        .updateTable('clubs')
        .set({ is_public: false })
        .where('tenant_id', '=', here)
        .where('club_sequence', 'in', [lecture.clubSequence, quiz.clubSequence]),
    ),
  );
  expect(await explanations(quiz, quizzer)).toEqual({ status: 200, lecture: null, keywords: [] });
  expect(await quizzesOf(lecture, 1, reader)).toEqual({ status: 200, quizClub: null, quizCount: 0, quizzes: [] });
  expect((await explanations(quiz, both)).lecture?.can.enter).toBe(true);
  expect((await quizzesOf(lecture, 1, both)).quizzes).toHaveLength(1);
});

/** Pseudo-random, so that a run that failed fails again. */
function seeded(seed: number) {
  let value = seed;
  return (below: number) => {
    value = (Math.imul(value, 1103515245) + 12345) >>> 0;
    return (value >>> 8) % below;
  };
}

test('nothing crosses: between tenants, between pairs, or into a club of which one is no member', async () => {
  const random = seeded(7);
  const stranger = await makePerson(server, elsewhere, 'instructor', '한빛');
  const abroad = await makeLecture(server, elsewhere, stranger, STUDIES);
  const people = await Promise.all(Array.from({ length: 4 }, () => makePerson(server, here, 'member')));
  const pick = () => people.filter(() => random(2) === 1);
  const pairs = [];
  for (let no = 0; no < 5; no++) {
    const [readers, quizzers] = [pick(), pick()];
    const lecture = await makeLecture(server, here, author, STUDIES, readers);
    await beginAt(lecture, [-8, -3]);
    const quiz = await makeClub(server, here, { creator: author, members: quizzers, quizzes: [QUIZ] });
    const isLinked = random(4) > 0;
    if (isLinked) await link(lecture, quiz);
    for (const who of quizzers) await answerFully(server, who, placeOf(quiz), '모름');
    expect((await link(quiz, abroad)).status).toBe(404);
    pairs.push({ lecture, quiz, readers, quizzers, isLinked });
  }
  for (const { lecture, quiz, readers, quizzers, isLinked } of pairs)
    for (const who of people) {
      const told = await explanations(quiz, who);
      const shown = await quizzesOf(lecture, 1, who);
      expect(told.status).toBe(quizzers.includes(who) ? 200 : 403);
      expect(shown.status).toBe(readers.includes(who) ? 200 : 403);
      if (told.status === 200) {
        expect(told.lecture?.clubSequence).toBe(isLinked ? lecture.clubSequence : undefined);
        for (const { clubStudySequence, place } of told.keywords) {
          expect(lecture.studies).toContain(clubStudySequence);
          if (readers.includes(who)) expect(lecture.contents.flat()).toContain(place?.contentSequence);
          else expect(place).toBeNull();
        }
      }
      if (shown.status === 200) {
        const seen = shown.quizzes.map(({ quizSequence }) => quizSequence);
        expect(seen).toEqual(isLinked && quizzers.includes(who) ? quiz.quizSequences : []);
      }
    }
});
