// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { GoodEye } from './GoodEye.tsx';

const show = async (data: { pickCount: number; tenths: number | null }) => {
  const { routes } = fakeServer({ 'GET /api/v1/my/good-eye': () => ({ data }) });
  await renderAt(GoodEye, { boot: bootOf('member'), at: '/' });
  await expect.poll(routes).toContain('GET /api/v1/my/good-eye');
};

it.each([
  [{ pickCount: 6, tenths: 7 }, '내 원픽 열 가운데 일곱쯤이 90점 이상을 받았어요.'],
  [{ pickCount: 6, tenths: 10 }, '내 원픽 열 가운데 거의 모두가 90점 이상을 받았어요.'],
  [{ pickCount: 6, tenths: 0 }, /아직 드물어요/],
  [{ pickCount: 4, tenths: null }, '점수가 나온 원픽이 5개가 되면 보여요. 지금은 4개예요.'],
])('%j is said in a sentence with its rule', async (data, sentence) => {
  await show(data);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByText(/나에게만 보여요/)).toBeTruthy();
});

it('is not there for who has picked nothing', async () => {
  await show({ pickCount: 0, tenths: null });
  expect(screen.queryByRole('heading')).toBeNull();
});
