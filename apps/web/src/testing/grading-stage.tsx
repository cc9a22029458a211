import { gradeDifference, needReason, queueState } from '@dure/contract/grading/grading/grading-need';
import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { startSession } from '../kernel/session.ts';
import { gradingSearch } from '../screens/club-dashboard/grading/grading-search.ts';
import { GradingScreen } from '../screens/club-dashboard/grading/GradingScreen.tsx';
import { uiText } from '../ui/ui.text.ts';
import { UiProvider } from '../ui/UiProvider.tsx';
import { bootOf } from './boot.ts';
import { fakeServer, type Answer, type Sent } from './server.ts';

const QUIZ = 5;
const person = (memberUUID: string, nickname: string) => ({ memberUUID, nickname, profileImageUrl: '' });
const instructor = person('teacher-2', '김도윤');

/** An answer of the stage's quiz; give what the test is about. */
export function answerOf(id: string, nickname: string, part: Partial<GradingDetail> = {}): GradingDetail {
  const final = {
    text: '복합 인덱스는 선두 컬럼이 중요하다.',
    submittedAt: '2026-11-20T08:02:00Z',
    revisedAt: null,
    files: [],
  };
  return {
    clubQuizAnswerSequence: [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7),
    member: person(id, nickname),
    answerStatus: part.final === null ? '0002' : '0003',
    submittedAt: final.submittedAt,
    grades: { INSTRUCTOR: null, AI: null, SELF: 44 },
    hasFeedback: false,
    isHeld: false,
    openUntil: null,
    disagreement: null,
    question: '인덱스가 있는데도 느려지는 경우를 설명해 보세요.',
    modelAnswer: '선택도와 통계를 본다.',
    modelAnswerKeywords: ['복합 인덱스', '통계'],
    rubric: [],
    pre: { ...final, text: '인덱스를 더 만든다.' },
    final,
    isAfterModelAnswer: false,
    revision: null,
    comprehension: null,
    selfNote: '',
    instructorGrade: null,
    officialGrader: null,
    ai: null,
    feedback: null,
    review: null,
    can: { grade: part.final !== null },
    ...part,
  };
}

/** The answer with a grade by another instructor. */
export const graded = (answer: GradingDetail, grade: number, version: number): GradingDetail => ({
  ...answer,
  grades: { ...answer.grades, INSTRUCTOR: grade },
  officialGrader: 'INSTRUCTOR',
  instructorGrade: { grading: grade, criteria: [], gradedBy: instructor, gradedAt: '2026-11-20T09:00:00Z', version },
});

const staleRefusal = {
  status: 409,
  code: '0409',
  message: '다른 곳에서 먼저 수정했습니다. 최신 내용을 확인해 주세요.',
};
let clubs = 0;

/** The answer's line in the queue; those named in `similar` have nearly the same words. */
function queueItemOf(answer: GradingDetail, similar: readonly string[]): ClubQueueItem {
  const { clubQuizAnswerSequence, member, answerStatus, submittedAt, grades, hasFeedback, disagreement } = answer;
  const isReviewAsked = answer.review !== null && answer.review.answer === null;
  return {
    ...{ clubQuizAnswerSequence, member, answerStatus, submittedAt, grades, hasFeedback, disagreement },
    quizSequence: QUIZ,
    no: 7,
    week: 3,
    state: queueState({
      answerStatus,
      grades,
      isOfficialByAi: answer.officialGrader === 'AI',
      hasFeedback,
      isReviewAsked,
    }),
    coverage: null,
    gradeDifference: gradeDifference({ grades, coverage: null }),
    reason: needReason({
      grades,
      coverage: null,
      confidence: null,
      duplicateDifference: null,
      disputed: null,
      isOfficialByAi: false,
    }),
    gradeVersion: answer.instructorGrade?.version ?? 0,
    isHeld: answer.isHeld,
    openUntil: answer.openUntil,
    similar: similar.includes(member.memberUUID) ? { group: 'g', count: similar.length } : null,
  };
}

/** The grading screen on a club of its own, before a server that keeps versions as the real one does. */
export async function showGrading(
  answers: GradingDetail[],
  search = '',
  boot = bootOf('instructor'),
  similar: readonly string[] = [],
  load: (id: string) => Promise<void> = async () => {},
  looks: Graders['looks'] = [],
) {
  const club = ++clubs;
  const state = new Map(answers.map((answer) => [answer.member.memberUUID, answer]));
  const hold = { before: async (_sent: Sent): Promise<Answer | void> => undefined };
  const quiz = () => ({
    clubSequence: club,
    quizSequence: QUIZ,
    no: 7,
    week: 3,
    question: '',
    openAt: null,
    deadlineAt: null,
    published: true,
    modelAnswer: '',
    modelAnswerKeywords: [],
    preCount: answers.length,
    finalCount: answers.filter(({ final }) => final !== null).length,
    waitingCount: [...state.values()].filter(({ final, instructorGrade }) => final && !instructorGrade).length,
  });

  const acts: GradingDetail[][] = [];
  const templates: object[] = [];
  const acted = (kind: string, answers: readonly GradingDetail[]) => ({
    action: {
      actionSequence: acts.length,
      kind,
      actedBy: instructor,
      actedAt: '2026-11-20T09:00:00Z',
      answerCount: answers.length,
      changes: [],
      isUndone: false,
      canUndo: kind === 'BULK',
    },
    contents: answers.map(({ member }) => queueItemOf(state.get(member.memberUUID)!, similar)),
  });

  const routes: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {
    [`GET /api/v1/my/clubs/${club}/quizzes`]: () => ({ data: { contents: [quiz()], totalElements: 1 } }),
    [`GET /api/v1/my/clubs/${club}/answers`]: ({ url }) => {
      const filter = url.searchParams.get('filter');
      const all = [...state.values()].map((answer) => queueItemOf(answer, similar));
      const contents = all.filter(
        ({ member, gradeVersion, similar: group }) =>
          member.nickname.includes(url.searchParams.get('keyword') ?? '') &&
          (filter !== 'waiting' || gradeVersion === 0) &&
          (filter !== 'graded' || gradeVersion > 0) &&
          (url.searchParams.get('similar') !== 'true' || group !== null),
      );
      const count = (...states: string[]) => all.filter((item) => states.includes(item.state)).length;
      const counts = {
        all: all.length,
        review: count('review'),
        waiting: count('waiting'),
        feedbackMissing: count('feedbackMissing'),
        graded: count('feedbackMissing', 'graded'),
        pre: count('pre'),
      };
      return { data: { contents, totalElements: contents.length, next: null, counts, mine: null } };
    },
    [`GET /api/v1/my/clubs/${club}/graders`]: () => ({ data: { graders: [], looks, split: null, version: 0 } }),
    [`PUT /api/v1/my/clubs/${club}/grading-look`]: () => ({ data: { looks } }),
    [`GET /api/v1/my/clubs/${club}/quizzes/${QUIZ}/rubric-grades`]: () => ({
      data: {
        rubric: answers[0]!.rubric,
        version: 4,
        grades: [...state.values()].flatMap(({ clubQuizAnswerSequence, member, final, instructorGrade }) =>
          instructorGrade ? [{ clubQuizAnswerSequence, member, excerpt: final!.text, ...instructorGrade }] : [],
        ),
        can: { change: true },
      },
    }),
    [`PUT /api/v1/my/clubs/${club}/quizzes/${QUIZ}/rubric-levels`]: () => ({
      data: { rubric: answers[0]!.rubric, action: null, contents: [] },
    }),
    [`GET /api/v1/my/clubs/${club}/held-grades`]: () => ({
      data: { clubName: '클럽', holdGrades: false, heldCount: 0, quizzes: [] },
    }),
    [`PUT /api/v1/my/clubs/${club}/answers/grading`]: ({ body }) => {
      const { answers: wanted, grading } = body as {
        answers: { clubQuizAnswerSequence: number; version: number }[];
        grading: number;
      };
      const found = wanted.map(({ clubQuizAnswerSequence, version }) => {
        const answer = [...state.values()].find((one) => one.clubQuizAnswerSequence === clubQuizAnswerSequence)!;
        return { answer, isStale: (answer.instructorGrade?.version ?? 0) !== version };
      });
      const stale = found.filter(({ isStale }) => isStale).map(({ answer }) => queueItemOf(answer, similar));
      if (stale.length > 0) return { ...staleRefusal, kept: { stale } };
      for (const { answer } of found) {
        state.set(answer.member.memberUUID, graded(answer, grading, (answer.instructorGrade?.version ?? 0) + 1));
      }
      const before = found.map(({ answer }) => answer);
      acts.push(before);
      return { data: acted('BULK', before) };
    },
    [`POST /api/v1/my/clubs/${club}/grading-actions/1/undo`]: () => {
      const before = acts[0] ?? [];
      for (const answer of before) state.set(answer.member.memberUUID, answer);
      return { data: acted('UNDO', before) };
    },
    [`GET /api/v1/my/clubs/${club}/feedback-templates`]: () => ({
      data: { contents: templates, totalElements: templates.length },
    }),
    [`POST /api/v1/my/clubs/${club}/feedback-templates`]: ({ body }) => {
      const template = { ...(body as object), templateSequence: templates.length + 1, ownerNickname: '김도윤' };
      templates.push({ ...template, isMine: true, version: 0 });
      return { data: templates.at(-1) };
    },
  };
  for (const id of state.keys()) {
    const current = () => state.get(id) ?? answerOf(id, '');
    const put = (next: GradingDetail): Answer => {
      state.set(id, next);
      return { data: next };
    };
    const path = `/api/v1/clubs/${club}/quizzes/${QUIZ}/answers/${id}`;
    routes[`GET /api/v1/my/clubs/${club}/quizzes/${QUIZ}/member-answers/${id}`] = async () => {
      await load(id);
      return { data: current() };
    };
    routes[`GET /api/v1/my/clubs/${club}/quizzes/${QUIZ}/member-answers/${id}/similar`] = () => ({
      data: {
        contents: similar
          .filter((one) => one !== id)
          .map((one) => state.get(one)!)
          .map((answer) => ({ ...queueItemOf(answer, similar), text: answer.final?.text ?? '' })),
      },
    });
    routes[`PUT ${path}/counted-version`] = ({ body }) => {
      const { revision } = current();
      const { versionNo } = body as { versionNo: number };
      return put({ ...current(), revision: revision && { ...revision, isCounted: versionNo === revision.versionNo } });
    };
    routes[`PUT ${path}/grade-review`] = ({ body }) => {
      const { reply } = body as { reply: string };
      const { review } = current();
      const answer = { reply, answeredAt: '2026-11-20T10:00:00Z', answeredBy: instructor, grading: 80 };
      return put({ ...current(), review: review && { ...review, answer } });
    };
    routes[`PUT ${path}/grade`] = async (sent) => {
      const early = await hold.before(sent);
      if (early) return early;
      const { grading, version } = sent.body as { grading: number; version: number };
      if (version !== (current().instructorGrade?.version ?? 0)) return staleRefusal;
      return put(graded(current(), grading, version + 1));
    };
    routes[`PUT ${path}/feedback`] = async (sent) => {
      const early = await hold.before(sent);
      if (early) return early;
      const { text, version } = sent.body as { text: string; version: number };
      if (version !== (current().feedback?.version ?? 0)) return staleRefusal;
      const files = sent.files.map((name) => ({ key: name, name, size: 1 }));
      const feedback = { text, files, writtenAt: '2026-11-20T09:00:00Z', writer: instructor, version: version + 1 };
      return put({ ...current(), hasFeedback: true, feedback });
    };
  }
  const server = fakeServer(routes);
  const stage = {
    ...server,
    state,
    templates,
    hold,
    /** Whether the answer of this person has been asked for. */
    isAsked: (id: string) =>
      server.sent.some(({ route }) => route.startsWith('GET') && route.endsWith(`/member-answers/${id}`)),
    /** What was sent to save something, in order. */
    saves: () => server.sent.filter(({ route }) => route.startsWith('PUT') && !route.endsWith('/grading-look')),
    user: userEvent.setup(),
    club,
    open: (at: string) => mount(club, at, boot),
  };
  return { ...stage, router: await stage.open(search) };
}

async function mount(club: number, search: string, boot: ReturnType<typeof bootOf>) {
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('CSS', { escape: String, supports: () => true });
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  startSession(boot);
  const rootRoute = createRootRoute({ component: Outlet });
  const clubRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/quiz-dashboard/$clubSequence',
    params: {
      parse: ({ clubSequence }: { clubSequence: string }) => ({ clubSequence: Number(clubSequence) }),
      stringify: ({ clubSequence }: { clubSequence: number }) => ({ clubSequence: String(clubSequence) }),
    },
  });
  const away = createRoute({ getParentRoute: () => rootRoute, path: '/away', component: () => <p>다른 곳</p> });
  const grading = createRoute({
    getParentRoute: () => clubRoute,
    path: '/grading',
    validateSearch: gradingSearch,
    component: GradingScreen,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([clubRoute.addChildren([grading]), away]),
    history: createMemoryHistory({ initialEntries: [`/quiz-dashboard/${club}/grading${search}`] }),
  });
  await router.load();
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return router;
}

/** Words a test looks for in the workspace. Shared machines are slow: what is waited for may take its time. */
configure({ asyncUtilTimeout: 30_000 });
export async function shown(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: `${name}님의 답변` });
  // What grades comes in a file of its own.
  const grade = screen.queryByRole('region', { name: '채점하기' });
  if (grade) await waitFor(() => expect(within(grade).queryByText(uiText.waiting.loading)).toBeNull());
  return heading;
}
export const said = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status] *' });
export const line = (name: string) =>
  within(screen.getByRole('list', { name: '답변 목록' })).getByRole('link', { name: new RegExp(name) });
export const scoreField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '직접 입력' });
export const feedbackField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '피드백' });
export const press = (button: string) => screen.getByRole('button', { name: button });
/** What the browser keeps of unsaved grading in a club. */
export const kept = (club: number) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('grading-drafts:'))
    .flatMap((key) => Object.keys(JSON.parse(localStorage.getItem(key) ?? '{}') as object))
    .filter((key) => key.startsWith(`${club}/`));
