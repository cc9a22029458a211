// @vitest-environment jsdom
import type { Influence } from '@dure/contract/answering/answers/helped.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { Influences } from './Influences.tsx';

const ANN = { memberUUID: 'a0000000-0000-4000-8000-000000000001', nickname: '안나', profileImageUrl: '' };
const one: Influence = {
  quizSequence: 3,
  member: ANN,
  sentence: '선두 컬럼이 없으면 **범위**를 못 좁힌다.',
  passage: '선두 컬럼 조건이 빠지면 범위를 좁힐 수 없습니다.',
  isConfirmed: null,
};
const DECIDE = `PUT /api/v1/my/clubs/7/quizzes/3/influences/${ANN.memberUUID}`;

async function show(influences: readonly Influence[], refusal?: { code: string; message: string; status: number }) {
  let kept = influences;
  const server = fakeServer({
    'GET /api/v1/my/clubs/7/helped': () => ({ data: { contents: [], influences: kept } }),
    [DECIDE]: ({ body }) => {
      if (refusal) return refusal;
      kept = kept.map((its) => ({ ...its, ...(body as { isConfirmed: boolean }) }));
      return { data: body };
    },
  });
  await renderAt(() => <Influences club={7} quiz={3} />, { boot: bootOf('member'), at: '/' });
  return server;
}
const group = () => screen.findByRole('radiogroup', { name: '이 생각은 안나 님의 답변에서 왔나요?' });
const isChosen = (element: HTMLElement) => element.getAttribute('aria-checked');

it('asks by both sentences in plain words, and what is chosen shows and can be changed', async () => {
  const { sent } = await show([one]);
  const chips = within(await group());
  expect(screen.getByText('“선두 컬럼이 없으면 범위를 못 좁힌다.”')).toBeTruthy();
  expect(screen.getByText(`“${one.passage}”`)).toBeTruthy();
  await userEvent.click(chips.getByRole('radio', { name: '네, 고마워요' }));
  expect(await screen.findByText('안나 님에게 고맙다고 전했어요.')).toBeTruthy();
  expect(isChosen(chips.getByRole('radio', { name: '네, 고마워요' }))).toBe('true');
  await userEvent.click(chips.getByRole('radio', { name: '아니요' }));
  expect(await screen.findByText('내 생각으로 남겨 두었어요.')).toBeTruthy();
  expect(sent.filter(({ route }) => route === DECIDE).map(({ body }) => body)).toEqual([
    { isConfirmed: true },
    { isConfirmed: false },
  ]);
});

it('shows nothing where nothing was taken over', async () => {
  const { routes } = await show([]);
  await expect.poll(routes).toContain('GET /api/v1/my/clubs/7/helped');
  expect(screen.queryByRole('heading')).toBeNull();
});

it('says what was refused, and the question stays', async () => {
  await show([one], { code: '0404', message: '찾을 수 없습니다.', status: 404 });
  await userEvent.click(within(await group()).getByRole('radio', { name: '네, 고마워요' }));
  expect(await screen.findByText('찾을 수 없습니다.')).toBeTruthy();
  expect(isChosen(screen.getByRole('radio', { name: '네, 고마워요', hidden: true }))).toBe('false');
});
