// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { shownResumeOf } from '../../testing/resumes.ts';
import { fakeServer } from '../../testing/server.ts';
import { StoryScreen } from './StoryScreen.tsx';

const SECRET = 'k7Qm2fXa0bQ4sT9vWzY1cg';
const CALL = `GET /api/v1/resume-stories/${SECRET}`;
const show = () =>
  renderAt(StoryScreen, { boot: bootOf('guest'), at: `/story/${SECRET}`, path: '/story/$storySecret' });

test('guests read the stories, their dates and the total, and have a proof checked', async () => {
  const shown = shownResumeOf('A');
  let looks = 0;
  fakeServer({
    [CALL]: () => {
      looks += 1;
      return { data: shown };
    },
  });
  const { user } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'name-A' })).toBeTruthy();
  expect(screen.getByText('모두 1년 6개월')).toBeTruthy();
  expect(
    screen.getByText(/클럽|club-A · 2026.11.20 마침 · 최종답변 6개 · 평균 88점 · 사전답변보다 41% 성장/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: '배지 내려받기' }).getAttribute('href')).toBe(
    `/api/v1/resume-stories/${SECRET}/badges/12`,
  );
  await user.click(screen.getByRole('button', { name: '직접 확인하기' }));
  expect(await screen.findByText(/기록과 맞춰 봤어요. 지금 기록과 같아요./)).toBeTruthy();
  expect(looks).toBe(2);
});

test.each([
  ['EXPIRED', '기한이 지난 이력이에요'],
  ['WITHDRAWN', '거둔 이력이에요'],
] as const)('a link that is %s says so, and shows nothing of anybody', async (state, title) => {
  fakeServer({ [CALL]: () => ({ data: { state, resume: null } }) });
  await show();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'PDF로 인쇄' })).toBeNull();
});

test('a secret that nobody has is an address that is not there', async () => {
  fakeServer({ [CALL]: () => ({ status: 404, code: '0404', message: '없습니다.' }) });
  await show();
  expect(await screen.findByRole('heading', { name: '없는 주소예요' })).toBeTruthy();
});
