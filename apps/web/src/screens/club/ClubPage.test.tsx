// @vitest-environment jsdom
import type { MyAnswer } from '@dure/contract/answering/answers/my-answers.endpoints';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { aboutOf, myQuizOf } from '../../testing/clubs.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer } from '../../testing/server.ts';
import { clubSearch, type ClubSearch } from './club-search.ts';
import { ClubPage } from './ClubPage.tsx';
import { useSearch } from '@tanstack/react-router';

const answer = (part: Partial<MyAnswer> = {}): MyAnswer => ({
  clubSequence: 12,
  quizSequence: 31,
  no: 1,
  week: 1,
  question: '**인덱스**는 왜 느려지나요?',
  deadlineAt: '2026-11-18T00:00:00Z',
  clubQuizAnswerSequence: 5,
  answerStatus: '0003',
  hasDraft: false,
  pre: { text: '사전 생각', isCut: false, submittedAt: '2026-11-17T00:00:00Z' },
  final: { text: '나중 생각', isCut: true, submittedAt: '2026-11-17T05:00:00Z' },
  isOnTime: true,
  comprehension: 4,
  likeCount: 3,
  onePickCount: 1,
  replyCount: 2,
  officialGrade: 88,
  grades: [
    { grader: 'INSTRUCTOR', grading: 88 },
    { grader: 'SELF', grading: 90 },
  ],
  feedback: { text: '근거가 좋아요.', isCut: false, writtenAt: '2026-11-19T00:00:00Z' },
  ...part,
});
const growth = (part: Partial<GrowthSummary> = {}): GrowthSummary => ({
  aiGrading: true,
  quizzes: [
    {
      quizSequence: 31,
      no: 1,
      week: 1,
      question: '문제',
      preGrade: 40,
      aiFinalGrade: 85,
      finalGrade: 90,
      growth: 0.75,
      isAnswered: true,
    },
    {
      quizSequence: 32,
      no: 2,
      week: 1,
      question: '문제',
      preGrade: 100,
      aiFinalGrade: 100,
      finalGrade: 100,
      growth: null,
      isAnswered: true,
    },
  ],
  averageFinal: 95,
  growth: { count: 1, averagePre: 40, averageFinal: 85, averageGrowth: 0.75 },
  quartile: 1,
  movement: null,
  ...part,
});
const page = <Row,>(...contents: Row[]) => ({ contents, totalElements: contents.length });
const refused = { code: '0500', message: '예상하지 못한 오류', status: 400 };

function open(search: string, answers: Record<string, () => Answer>, about: Partial<ClubAbout> = {}) {
  const base = '/api/v1/clubs/12';
  fakeServer({
    [`GET ${base}/quizzes/me`]: () => ({ data: page(myQuizOf(1)) }),
    'GET /api/v1/my/clubs/12/helped': () => ({ data: { contents: [], influences: [] } }),
    [`GET ${base}/week`]: () => ({ data: { quizzes: [], coming: [], headline: null } }),
    [`GET ${base}/my-progress`]: () => ({ data: { openedCount: 2, finalCount: 1, onTimeCount: 1, progress: 50 } }),
    ...Object.fromEntries(
      Object.entries(answers).map(([path, data]) => [`GET ${path.startsWith('/') ? path : `${base}/${path}`}`, data]),
    ),
  });
  const Page = () => (
    <ClubPage
      club={aboutOf(about)}
      search={useSearch({ strict: false }) as ClubSearch}
      onSearch={() => {}}
      onDialogClosed={() => {}}
      onJoined={() => {}}
    />
  );
  return renderAt(Page, { boot: bootOf('member'), at: `/quiz/12${search}`, validateSearch: clubSearch });
}

describe('tabs', () => {
  test('a member has six, and the address says which is open', async () => {
    const { user, address } = await open('', { 'growth/summary': () => ({ data: growth() }) });
    const tabs = within(await screen.findByRole('navigation', { name: '클럽 메뉴' }));
    const names = ['이번 주', '퀴즈', '내 답변', '내 성장', '멤버', '소개'];
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
    await user.click(tabs.getByRole('link', { name: '내 성장' }));
    await waitFor(() => expect(address()).toBe('/quiz/12?tab=growth'));
    expect(await screen.findByRole('region', { name: '내 성장' })).toBeTruthy();
  });

  test('a visitor sees what the club is about, whatever the address asks for', async () => {
    await open('?tab=growth', {}, { can: { join: true, cancelRequest: false, enter: false, manage: false } });
    expect(await screen.findByRole('region', { name: '7주 동안 이런 것을 물어요' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '클럽 메뉴' })).toBeNull();
  });

  test('who came to ask finds the question open; the panel says in long words how they stand', async () => {
    const can = { join: true, cancelRequest: false, enter: false, manage: false };
    await open('?join=request', {}, { clubStatus: '0300', clubAboutStatus: '0302', can });
    expect(await screen.findByRole('dialog', { name: '가입 요청하기' })).toBeTruthy();
    expect(screen.getByText('가입거절')).toBeTruthy();
  });

  test('a finished club says that it can only be read', async () => {
    await open('', {}, { clubStatus: '0500', clubAboutStatus: '0500' });
    expect((await screen.findByRole('note')).textContent).toContain('읽기만');
  });
});

describe('quizzes', () => {
  test('say the own state, whether it came in time, and how well it was understood', async () => {
    const past = '2026-11-18T00:00:00Z';
    const done = myQuizOf(1, { myAnswerStatus: '0003', deadlineAt: past, isOnTime: false, comprehension: 3 });
    await open('?tab=quizzes', {
      'quizzes/me': () => ({ data: page(done, myQuizOf(2, { hasDraft: true, myAnswerStatus: '0001' })) }),
    });
    const week = within(await screen.findByRole('region', { name: '1주차' }));
    const [first, second] = week.getAllByRole('listitem');
    expect(first!.textContent).toMatch(/최종답변 제출.*마감 뒤에 제출.*이해도 3 \/ 5/);
    expect(second!.textContent).toContain('사전답변 쓰는 중');
  });

  test('say nothing of a state of their own to an admin who takes no part', async () => {
    const can = { join: false, cancelRequest: false, enter: false, manage: true };
    await open('', { 'quizzes/me': () => ({ data: page(myQuizOf(1)) }) }, { can });
    const week = await screen.findByRole('region', { name: '1주차' });
    expect(week.textContent).toContain('문제 1');
    expect(week.textContent).not.toMatch(/아직 안 씀|완료/);
  });
});

describe('my answers', () => {
  test('show both steps with state, score, graders, feedback and reactions', async () => {
    await open('?tab=answers', { 'quizzes-my-answers': () => ({ data: page(answer()) }) });
    const card = within(await screen.findByRole('article', { name: '1주차 · 퀴즈 1' }));
    expect(card.getByRole('link', { name: '인덱스는 왜 느려지나요?' }).getAttribute('href')).toBe(
      '/quiz/12/quizzes/31',
    );
    for (const said of [
      '최종답변',
      '마감 전에 제출',
      '공식 점수 88점',
      '이해도 4 / 5',
      '사전 생각',
      '나중 생각…',
      '근거가 좋아요.',
      '좋아요 3 · 원픽 1 · 댓글 2',
      '강사 88점 · 자기 채점 90점',
    ]) {
      expect(card.getAllByText(said).length, said).toBeGreaterThan(0);
    }
  });

  test('that are none lead to the quizzes', async () => {
    await open('?tab=answers', { 'quizzes-my-answers': () => ({ data: page() }) });
    expect((await screen.findByRole('link', { name: '퀴즈 보기' })).getAttribute('href')).toBe('/quiz/12?tab=quizzes');
  });

  test('that cannot be fetched say why and can be tried again', async () => {
    let data: Answer = refused;
    const { user } = await open('?tab=answers', { 'quizzes-my-answers': () => data });
    expect(await screen.findByText('예상하지 못한 오류')).toBeTruthy();
    data = { data: page(answer()) };
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});

describe('growth', () => {
  const shown = async (summary: GrowthSummary) => {
    await open('?tab=growth', { 'growth/summary': () => ({ data: summary }) });
    return screen.findByRole('region', { name: '내 성장' });
  };

  test('is told in numbers, as a picture and as its table', async () => {
    const region = within(await shown(growth()));
    expect(region.getByText('40 → 85점')).toBeTruthy();
    expect(region.getByText('AI 40 → 85점')).toBeTruthy();
    expect(region.getByText('95점')).toBeTruthy();
    expect(region.getAllByText('75%').length).toBeGreaterThan(0);
    expect(region.getByText('상위 25%')).toBeTruthy();
    expect(region.getByRole('img', { name: /평균 40점에서 85점으로/ })).toBeTruthy();
    const rows = region.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual(['퀴즈사전답변최종답변성장률공식 점수', '퀴즈 140점85점75%90점', '퀴즈 2100점100점없음100점']);
    expect(region.getByText(/모두 100점이거나 모두 0점인 퀴즈는 성장률에서 빼요/)).toBeTruthy();
  });

  test('without a growth that counts tells the averages alone', async () => {
    const grades = { count: 1, averagePre: 100, averageFinal: 100, averageGrowth: null };
    const region = within(await shown(growth({ growth: grades, quizzes: growth().quizzes.slice(1) })));
    expect(region.getAllByText('100 → 100점').length).toBeGreaterThan(0);
    expect(region.queryByText('평균 성장률')).toBeNull();
  });

  test('a loss is told as what was lost of what there was', async () => {
    const [first] = growth().quizzes;
    const fallen = { ...first!, preGrade: 99, aiFinalGrade: 50, growth: -49 / 99 };
    const grades = { count: 1, averagePre: 99, averageFinal: 50, averageGrowth: -49 / 99 };
    const region = within(await shown(growth({ growth: grades, quizzes: [fallen] })));
    expect(region.getAllByText('-49%').length).toBeGreaterThan(0);
  });

  const unmeasured = growth().quizzes.map((one) => ({ ...one, preGrade: null, aiFinalGrade: null, growth: null }));
  test.each([
    ['AI has not graded yet', true, /두 답변을 모두 채점한 퀴즈가 아직 없어요/],
    ['AI does not grade', false, /AI 채점을 쓰지 않는 클럽/],
  ])('says why there is none where %s, and shows the final scores', async (_, aiGrading, sentence) => {
    const region = within(await shown(growth({ aiGrading, growth: null, quartile: null, quizzes: unmeasured })));
    expect(region.getByText(sentence)).toBeTruthy();
    expect(region.getByText('95점')).toBeTruthy();
    expect(region.getByRole('img', { name: /최종답변의 공식 점수/ })).toBeTruthy();
  });

  test('without any grade says what comes next', async () => {
    const nothing = growth({ growth: null, averageFinal: null, quizzes: [], quartile: null });
    await open('?tab=growth', { 'growth/summary': () => ({ data: nothing }) });
    expect(await screen.findByText(/채점이 끝나면 여기에서/)).toBeTruthy();
  });

  test('a place is said in the upper half alone', async () => {
    expect((await shown(growth({ quartile: 2 }))).textContent).toContain('상위 50%');
    cleanup();
    expect((await shown(growth({ quartile: null }))).textContent).not.toContain('자리');
  });

  test('each quiz is its question in words and leads to it; what waits for a grade says so', async () => {
    const [first, second] = growth().quizzes;
    const quizzes = [
      { ...first!, question: '**선택도**란?' },
      { ...second!, question: '기다리는 문제', preGrade: null, aiFinalGrade: null, finalGrade: null },
      { ...second!, quizSequence: 33, question: '쓰지 않은 문제', finalGrade: null, isAnswered: false },
    ];
    const region = within(await shown(growth({ quizzes, movement: { before: 60, now: 80 } })));
    const link = region.getByRole('link', { name: '선택도란?' });
    expect(link.getAttribute('href')).toBe('/quiz/12/quizzes/31');
    const rows = region.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.find((row) => row?.includes('선택도란?'))).toContain('90점AI 40 → 85점');
    expect(rows.find((row) => row?.includes('기다리는 문제'))).toContain('채점 대기');
    expect(region.queryByText('쓰지 않은 문제')).toBeNull();
    expect(region.getByText('60 → 80점')).toBeTruthy();
  });

  test('tells whom the own answers helped, with the passage or the reason', async () => {
    const member = { memberUUID: 'b', nickname: '익명 3', profileImageUrl: '' };
    const row = { quizSequence: 31, no: 1, question: '문제', member, helpedAt: '2026-11-20T00:00:00Z' };
    const contents = [
      { ...row, kind: 'QUOTE', text: '선두 **컬럼**이 빠지면' },
      { ...row, kind: 'ONE_PICK', text: '비용으로 말해서' },
    ];
    await open('?tab=growth', {
      'growth/summary': () => ({ data: growth() }),
      '/api/v1/my/clubs/12/helped': () => ({ data: { contents } }),
    });
    const region = within(await screen.findByRole('region', { name: '내 답이 1명의 생각에 이어졌어요' }));
    expect(region.getByText('“선두 컬럼이 빠지면”')).toBeTruthy();
    expect(region.getByText('“비용으로 말해서”')).toBeTruthy();
  });
});

describe('members', () => {
  const fellow = { memberUUID: 'a', nickname: '가람', profileImageUrl: '', isLeader: false, isInstructor: true };

  test('are listed with what they do', async () => {
    await open('?tab=members', { members: () => ({ data: { ...page(fellow), isHidden: false } }) });
    const list = within(await screen.findByRole('list', { name: '멤버' }));
    expect(list.getByRole('listitem').textContent).toContain('가람강사');
  });

  test.each([
    ['an anonymous club', { ...page(), isHidden: true }, '', /이름을 서로 밝히지 않는 클럽/],
    ['nobody there', { ...page(), isHidden: false }, '', /아직 멤버가 없어요/],
    ['nobody of that name', { ...page(), isHidden: false }, '&keyword=나', /그런 이름의 멤버가 없어요/],
  ])('%s is said', async (_, data, query, sentence) => {
    await open(`?tab=members${query}`, { members: () => ({ data }) });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
