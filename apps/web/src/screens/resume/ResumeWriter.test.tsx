// @vitest-environment jsdom
import type { MyResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { ResumeScreen } from './ResumeScreen.tsx';

const code = (value: string, name: string) => ({ code: value, name, isRetired: false });
const codes = { jobGroups: [code('0300', '개발')], jobs: [], jobLevels: [code('1', '레벨 1')] };
const club = {
  clubSequence: 12,
  clubName: '통계 클럽',
  finishedAt: '2026-11-20T00:00:00.000Z',
  finalCount: 6,
  averageGrade: 88,
  growth: 41,
  jobGroup: '0300',
  level: '1',
  proof: null,
};
const mine: MyResume = { headline: '', stories: [], version: 0, clubs: [club], grades: [], link: null };
const story = {
  title: '이야기',
  description: '',
  startedAtYear: 2024,
  startedAtMonth: 3,
  finishedAtYear: 2025,
  finishedAtMonth: 8,
  nodes: [],
};
const link = { path: '/story/k7Qm2fXa0bQ4sT9vWzY1cg', expiresAt: '2999-12-21T00:00:00.000Z', lookCount: 4 };
type Routes = Parameters<typeof fakeServer>[0];
function show(resume: MyResume, routes: Routes = {}) {
  fakeServer({
    'GET /api/v1/codes': () => ({ data: codes }),
    'GET /api/v1/my/resume-stories': () => ({ data: resume }),
    ...routes,
  });
  return renderAt(ResumeScreen, { boot: bootOf('member'), at: '/account/my/resume' });
}

test('dates are looked at with every key, the first sentence stands, and the period and the total follow', async () => {
  const { user } = await show({ ...mine, stories: [story] });
  const block = within(await screen.findByRole('region', { name: '이야기 1' }));
  const type = async (field: string, text: string) => {
    const input = block.getByRole('textbox', { name: field });
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  };
  expect(block.getByText('1년 6개월')).toBeTruthy();
  await type('시작 년도', '20');
  expect(block.getByText('년도 4자리를 입력해 주세요.')).toBeTruthy();
  expect(block.getByText('기간을 고쳐 주세요')).toBeTruthy();
  expect(screen.getByText('아직 더할 기간이 없어요')).toBeTruthy();
  await type('시작 년도', '1824');
  expect(block.getByText('올바른 시작 년도를 입력해 주세요.')).toBeTruthy();
  await type('시작 년도', '2026');
  expect(block.getByText('시작연도 보다 작을 수 없습니다.')).toBeTruthy();
  await type('시작 년도', '2025');
  await type('시작월', '9');
  expect(block.getByText('시작월 보다 작을 수 없습니다.')).toBeTruthy();
  expect(block.getByRole('textbox', { name: '종료월' }).getAttribute('aria-invalid')).toBe('true');
  await type('종료월', '12');
  expect(block.getByText('4개월')).toBeTruthy();
  expect(screen.getByText('모두 4개월')).toBeTruthy();
});

test('saving and opening the link is one press; what is still empty says so and sends nothing', async () => {
  const sent: unknown[] = [];
  const { user } = await show(mine, {
    'PUT /api/v1/my/resume-stories': ({ body }) => {
      sent.push(body);
      return { data: { ...mine, version: 1, stories: [story] } };
    },
    'PUT /api/v1/my/resume-stories/link': () => ({ data: { ...mine, version: 1, stories: [story], link } }),
  });
  await user.click(await screen.findByRole('button', { name: '이야기 더하기' }));
  const block = within(screen.getByRole('region', { name: '이야기 1' }));
  await user.type(block.getByRole('textbox', { name: /제목/ }), '이야기');
  await user.click(screen.getByRole('button', { name: '저장하고 공개' }));
  expect(await block.findByText('년도 4자리를 입력해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
  for (const [field, text] of [
    ['시작 년도', '2024'],
    ['시작월', '3'],
    ['종료 년도', '2025'],
    ['종료월', '8'],
  ] as const)
    await user.type(block.getByRole('textbox', { name: field }), text);
  await user.click(screen.getByRole('button', { name: '저장하고 공개' }));
  expect(await screen.findByText('지금까지 4번 열림')).toBeTruthy();
  expect(sent).toEqual([{ headline: '', version: 0, stories: [{ ...story, nodes: [] }] }]);
});

test('what was done here becomes a step, which shows once it is agreed to and no more once that is taken back', async () => {
  const proof = { ...club, consentedAt: '2026-11-21T00:00:00.000Z', isConfirmed: true };
  const shown = { ...mine, stories: [story], version: 1, link };
  const calls: string[] = [];
  const { user } = await show(shown, {
    'PUT /api/v1/my/resume-stories/proofs/12': () => {
      calls.push('agree');
      return { data: { ...shown, clubs: [{ ...club, proof }] } };
    },
    'DELETE /api/v1/my/resume-stories/proofs/12': () => {
      calls.push('take back');
      return { data: shown };
    },
  });
  await user.click(await screen.findByRole('button', { name: '두레에서 한 일 붙이기' }));
  await user.click(await screen.findByRole('button', { name: '통계 클럽 붙이기' }));
  const consent = await screen.findByRole('switch', { name: '공개에 동의' });
  expect(screen.getByText(/동의하지 않아 공개 화면에는 보이지 않아요/)).toBeTruthy();
  await user.click(consent);
  expect(await screen.findByText(/통계 클럽 · 2026.11.20 마침 · 최종답변 6개 · 평균 88점/)).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: '공개에 동의' }));
  await waitFor(() => expect(calls).toEqual(['agree', 'take back']));
});

test('another device that saved first is asked about, and mine goes over it by its version', async () => {
  const versions: number[] = [];
  const { user } = await show(
    { ...mine, stories: [story], version: 1, link },
    {
      'PUT /api/v1/my/resume-stories': ({ body }) => {
        versions.push((body as { version: number }).version);
        const theirs = { ...mine, version: 5, stories: [] };
        return versions.length === 1
          ? { status: 409, code: '0409', message: '다른 곳에서 먼저 수정했습니다.', kept: theirs }
          : { data: { ...theirs, version: 6, stories: [story] } };
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: /한 줄 소개/ }), '나');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: '지금 내용으로 덮어쓰기' }));
  await waitFor(() => expect(versions).toEqual([1, 5]));
});
