// @vitest-environment jsdom
import { USUAL_POINTS } from '@dure/contract/people/points/point-kinds';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pointSettingsText } from '../../features/people/points/point-settings.text.ts';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { PointSettingsScreen } from './PointSettingsScreen.tsx';

const GET = 'GET /api/manager/v1/points/settings';
const PUT = 'PUT /api/manager/v1/points/settings';
const show = () => renderAt(PointSettingsScreen, { boot: bootOf('manager'), at: '/system/admin/points' });
const settings = (like: number = USUAL_POINTS.like, version = 0) => ({
  data: { amounts: { ...USUAL_POINTS, like }, version, changedAt: null },
});
const like = async () => screen.findByRole('textbox', { name: '받은 좋아요' });

test('every kind has one place', () => {
  expect(pointSettingsText.groups.flatMap(({ kinds }) => kinds).toSorted()).toEqual(
    Object.keys(USUAL_POINTS).toSorted(),
  );
});

test('amounts are changed and saved over what was seen', async () => {
  let kept = settings();
  const { sent } = fakeServer({
    [GET]: () => kept,
    [PUT]: () => {
      kept = settings(4, 1);
      return kept;
    },
  });
  const { user } = await show();
  await like();
  expect(screen.queryByRole('button', { name: '저장' })).toBeNull();
  await user.clear(await like());
  await user.type(await like(), '4');
  await user.tab();
  expect((await screen.findByRole('status')).textContent).toBe('바꾼 것 1가지받은 좋아요');
  await user.click(await screen.findByRole('button', { name: '저장' }));
  await waitFor(() =>
    expect(sent.find(({ route }) => route === PUT)?.body).toEqual({
      amounts: { ...USUAL_POINTS, like: 4 },
      version: 0,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: '저장' })).toBeNull());
  expect(((await like()) as HTMLInputElement).value).toBe('4');
});

test('whoever comes second is told, and what they typed stays', async () => {
  fakeServer({ [GET]: () => settings(), [PUT]: () => ({ status: 409, code: '0409', message: '먼저' }) });
  const { user } = await show();
  await user.clear(await like());
  await user.type(await like(), '7');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: '저장' }));
  expect(await screen.findByText(/다른 곳에서 먼저 고쳤어요/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '확인' }));
  expect(((await like()) as HTMLInputElement).value).toBe('7');
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(((await like()) as HTMLInputElement).value).toBe(String(USUAL_POINTS.like));
});
