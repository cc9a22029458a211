import { firstCallsOf } from '@dure/contract/platform/pages/first-calls';
import { quiz as authoredOf } from './authored-quiz.ts';
import type { Who } from './boot.ts';
import { clubDetail } from './club-detail.ts';
import { aboutOf, clubOf, dueOf, myQuizOf } from './clubs.ts';
import { dashboardOf } from './dashboard.ts';
import { MENTOR, mentorOf, wishOf } from './mentors.ts';
import { filmOf, postOf, seminarOf } from './posts.ts';
import { myResumeOf, shownResumeOf } from './resumes.ts';
import { afterPre, cardOf, roomOf, step } from './rooms.ts';

const page = <T>(...contents: T[]) => ({ contents, totalElements: contents.length });
const INSIDE = { teaches: true, manages: true, logged: true, memberId: 'me', now: Date.parse('2026-11-20T03:00:00Z') };

interface FirstPage {
  readonly path: string;
  readonly who: Who;
  /** Words that only its first answers bring. */
  readonly shows: string;
  /** What its calls are answered, in their order. */
  readonly answers: readonly unknown[];
}

/** Pages of those who are logged in, in which whatever is said bears the mark. */
export function firstPagesOf(mark: string): readonly FirstPage[] {
  const club = { clubSequence: 12, clubName: `club-${mark}` };
  const person = { memberUUID: 'peer', nickname: `peer-${mark}`, profileImageUrl: '' };
  const about = aboutOf(club);
  const managed = [about, clubDetail({ ...club, clubStatus: '0400' })];
  const quizzes = page(myQuizOf(1, { question: `quiz-${mark}` }), myQuizOf(2));
  const room = { ...club, quizSequence: 31, no: 1, question: `question-${mark}`, peerCount: 1 };
  const peers = { ...page(cardOf('peer', `peer-${mark}`)), asOf: '2026-11-20T00:00:00Z' };
  const ranked = { rank: 2, points: 9, member: person, isMe: true };
  const news = {
    activityHistorySequence: 4,
    isChecked: false,
    activityMessage: `news-${mark}`,
    emphasis: '',
    context: '',
    kind: 'feedback',
    actors: [person],
    createdAt: '2026-11-20T01:00:00Z',
    clubSequence: 12,
    clubType: '0100',
    quizSequence: 31,
    answer: null,
    reply: null,
    question: null,
    notice: null,
    seminar: null,
    mentor: null,
  };
  const alarms = {
    totalElements: 1,
    uncheckedCount: 1,
    banner: null,
    contents: [{ date: '2026-11-20', dayOfWeek: '금', activities: [news] }],
  };
  const days = ['20', '21', '22', '23', '24', '25', '26'].map((day) => `2026-11-${day}`);
  const agenda = {
    days,
    contents: [{ ...club, kind: 'QUIZ_DUE', at: '2026-11-21T00:00:00Z', no: 1, sequence: 31 }],
  };
  const weeks = ['28', '05', '12', '19', '26', '02', '09', '16'].map((day, index) => ({
    from: `2026-${['09', '10', '10', '10', '10', '11', '11', '11'][index]}-${day}`,
    recalls: 2,
    recalled: 1,
  }));
  const recalls = {
    ...page({
      ...club,
      quizSequence: 33,
      no: 2,
      question: `recall-${mark}`,
      grade: 64,
      lastOn: '2026-11-06',
      dueOn: '2026-11-20',
    }),
    doneToday: 0,
    nextOn: '2026-11-22',
    retention: { weeks, cards: 3, predicted: 0.8 },
  };
  const friendNews = {
    contents: [
      { ...club, kind: 'ANSWERED', member: person, clubType: '0100', no: 1, count: 1, at: '2026-11-19T01:00:00Z' },
    ],
  };
  const ranking = {
    month: '2026-11',
    firstMonth: '2026-11',
    isOver: false,
    ...page(ranked),
    neighbours: [ranked],
    isShown: true,
  };
  const waiting = {
    clubQuizAnswerSequence: 9,
    member: person,
    answerStatus: '0003',
    submittedAt: '2026-11-20T01:00:00Z',
    grades: { INSTRUCTOR: null, AI: null, SELF: null },
    hasFeedback: false,
    disagreement: null,
    quizSequence: 31,
    no: 1,
    week: 1,
    state: 'waiting',
    coverage: null,
    gradeDifference: null,
    reason: null,
    gradeVersion: 0,
    isHeld: false,
    openUntil: null,
    similar: null,
  };
  const toGrade = {
    clubQuizAnswerSequence: 9,
    member: person,
    answerStatus: '0003',
    submittedAt: waiting.submittedAt,
    grades: waiting.grades,
    hasFeedback: false,
    isHeld: false,
    openUntil: null,
    disagreement: null,
    question: `question-${mark}`,
    modelAnswer: `model-${mark}`,
    modelAnswerKeywords: ['key'],
    rubric: [{ name: `criterion-${mark}`, weight: 1 }],
    pre: step(`pre-${mark}`),
    final: step(`final-${mark}`),
    isAfterModelAnswer: false,
    revision: null,
    comprehension: null,
    selfNote: '',
    instructorGrade: null,
    officialGrader: null,
    ai: null,
    feedback: null,
    review: null,
    can: { grade: true },
  };
  const counts = { all: 1, review: 0, waiting: 1, feedbackMissing: 0, graded: 0, pre: 0 };
  const asked = { quizSequence: 31, no: 1, question: `question-${mark}` };
  const gradable = {
    ...asked,
    clubSequence: 12,
    week: 1,
    openAt: null,
    deadlineAt: null,
    published: true,
    modelAnswer: '',
    modelAnswerKeywords: [],
    preCount: 1,
    finalCount: 1,
    waitingCount: 1,
  };
  const codes = { jobGroups: [{ code: '0300', name: `group-${mark}` }], jobs: [], jobLevels: [] };
  const toDecide = {
    ...clubOf({ ...club, clubStatus: '0200' }),
    creatorNickname: `creator-${mark}`,
    statusReason: null,
    version: 1,
    submittedAt: '2026-11-19T01:00:00Z',
  };
  const study = {
    clubStudySequence: 8,
    no: 1,
    title: `study-${mark}`,
    description: `about-${mark}`,
    startAt: null,
    endAt: null,
    materialCount: 0,
    myProgress: 0,
  };
  const link = { clubSequence: 12, linked: null, candidates: [], candidateCount: 0 };
  const lecture = { ...aboutOf({ ...club, clubType: '0200' }), backgroundImage: '', studies: [study] };
  const rooms: readonly [ReturnType<typeof roomOf>, readonly unknown[]][] = [
    [roomOf(room), []],
    [afterPre(room), [peers, page({ ...cardOf('peer', `peer-${mark}`), reason: 'NEAR', words: [] })]],
    [
      afterPre({
        ...room,
        answerStatus: '0003',
        final: step(`final-${mark}`),
        modelAnswer: { text: `model-${mark}`, keywords: ['key'] },
      }),
      [peers, { contents: [], influences: [] }],
    ],
  ];
  return [
    ...rooms.map(([its, others]) => ({
      path: '/quiz/12/quizzes/31',
      who: 'member' as const,
      shows: `question-${mark}`,
      answers: [its, about, quizzes, ...others],
    })),
    {
      path: '/studyroom',
      who: 'member',
      shows: `news-${mark}`,
      answers: [page(dueOf(1, club)), alarms, recalls, agenda, page(clubOf(club)), page(), ranking, friendNews],
    },
    {
      path: '/studyroom/friends',
      who: 'member',
      shows: `peer-${mark}`,
      answers: [
        {
          ...page({ member: person, since: '2026-11-01T00:00:00Z', monthPoints: 12 }),
          isFindable: true,
          showsActivity: true,
        },
        page({ member: person, requestedAt: '2026-11-19T01:00:00Z' }),
        page(),
        page(),
      ],
    },
    {
      path: '/explore',
      who: 'member',
      shows: `title-${mark}`,
      answers: [
        { ...page(postOf(mark)), isCut: false, counts: { articles: 1, videos: 0, seminars: 0, mentorSeminars: 0 } },
        codes,
        { contents: [{ keyword: `hashtag-${mark}`, viewCount: 3 }] },
        { contents: [] },
      ],
    },
    { path: '/explore/34', who: 'member', shows: `title-${mark}`, answers: [postOf(mark)] },
    { path: '/explore/34', who: 'member', shows: `title-${mark}`, answers: [filmOf(mark)] },
    {
      path: '/explore/34',
      who: 'member',
      shows: `title-${mark}`,
      answers: [{ ...filmOf(mark), videoUrl: '', hasVideoFile: true, hasCaptions: true, imageUrl: '/images/cover' }],
    },
    {
      path: '/seminar/34',
      who: 'member',
      shows: `place-${mark}`,
      answers: [seminarOf(mark), page(postOf(mark), { ...postOf(`beside-${mark}`), postSequence: 35 })],
    },
    {
      path: '/seminar/34',
      who: 'instructor',
      shows: `title-${mark}`,
      answers: [
        seminarOf(mark, { can: { edit: true, like: true, apply: false, leave: false } }),
        page(postOf(mark)),
        page({
          member: person,
          participantStatus: 'JOINED',
          appliedAt: '2026-11-20T01:00:00Z',
          offeredUntil: null,
          hasAttended: null,
        }),
      ],
    },
    {
      path: '/mentoring',
      who: 'member',
      shows: `mentor-${mark}`,
      answers: [page(mentorOf({ nickname: `mentor-${mark}` })), codes, { contents: [mentorOf()] }],
    },
    {
      path: `/mentoring/${MENTOR}`,
      who: 'member',
      shows: `wish-${mark}`,
      answers: [
        mentorOf({
          nickname: `mentor-${mark}`,
          hours: [{ weekday: 'MON', from: '19:00', until: '21:00' }],
          clubs: [clubOf(club)],
          seminars: [seminarOf(mark)],
        }),
        page({ ...wishOf({ wish: `wish-${mark}` }), isOwn: false, hasJoined: false }),
        page(postOf(mark)),
      ],
    },
    {
      path: '/account/my/resume',
      who: 'member',
      shows: `story-${mark}`,
      answers: [codes, myResumeOf(mark)],
    },
    { path: '/story/k7Qm2fXa0bQ4sT9vWzY1cg', who: 'guest', shows: `headline-${mark}`, answers: [shownResumeOf(mark)] },
    { path: '/studyroom/recall', who: 'member', shows: `recall-${mark}`, answers: [recalls] },
    {
      path: '/account/my/security',
      who: 'member',
      shows: `device-${mark}`,
      answers: [
        { isOffered: false, hasPassword: true, identities: [] },
        { isOn: false, startedAt: null, recoveryCodesLeft: 0, isRequired: false, can: { setUp: true, end: false } },
        { passkeys: [], hasPassword: true },
        {
          sessions: [{ sessionId: '7', device: `device-${mark}`, startedAt: '2026-11-20T01:00:00Z', isCurrent: true }],
        },
      ],
    },
    { path: '/account/my/alarms', who: 'member', shows: `news-${mark}`, answers: [alarms] },
    {
      path: '/quiz-dashboard/12',
      who: 'instructor',
      shows: `question-${mark}`,
      answers: [
        ...managed,
        dashboardOf(
          { clubSequence: 12, quizzes: [] },
          { waiting: [{ ...asked, member: person, submittedAt: '2026-11-20T01:00:00Z' }] },
        ),
      ],
    },
    {
      path: '/quiz-dashboard/12/grading',
      who: 'instructor',
      shows: `criterion-${mark}`,
      answers: [
        ...managed,
        page(gradable),
        { graders: [], looks: [], split: null },
        { clubName: '', holdGrades: false, heldCount: 0, quizzes: [] },
        { ...page(waiting), next: null, counts, mine: null },
        toGrade,
      ],
    },
    {
      path: '/quiz-make',
      who: 'instructor',
      shows: `mine-${mark}`,
      answers: [
        page(clubOf(club)),
        {
          ...page(authoredOf(1, { question: `mine-${mark}` })),
          counts: { PRIVATE: 1, PUBLIC: 0, HIDDEN: 0, DELETED: 0 },
        },
      ],
    },
    { path: '/system/admin/club-approval', who: 'manager', shows: `creator-${mark}`, answers: [page(toDecide)] },
    { path: '/lecture/12', who: 'member', shows: `study-${mark}`, answers: [lecture] },
    {
      path: '/lecture/12/studies/8',
      who: 'member',
      shows: `study-${mark}`,
      answers: [{ ...study, materials: [] }, lecture, { quizClub: null, quizCount: 0, quizzes: [] }],
    },
    {
      path: '/quiz/create',
      who: 'instructor',
      shows: `club-${mark}`,
      answers: [codes, page(clubOf(club)), page(clubOf(club))],
    },
    { path: '/quiz-dashboard/12/edit', who: 'instructor', shows: `club-${mark}`, answers: [...managed, link, codes] },
  ];
}

/** The answers that come with the page, by the addresses of its calls. */
export function answersOf({ path, answers }: FirstPage): Record<string, unknown> {
  const callsFor = (known: Record<string, unknown>) =>
    firstCallsOf({ pathname: path, search: '', ...INSIDE, known }) ?? [];
  const known = Object.fromEntries(callsFor({}).map((call, index) => [call, answers[index]]));
  const calls = callsFor(known);
  if (calls.length !== answers.length) throw new Error(`${path} has ${calls.length} calls`);
  return Object.fromEntries(calls.map((call, index) => [call, answers[index]]));
}
