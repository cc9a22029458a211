// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../../../testing/boot.ts';
import { renderAt } from '../../../../testing/render.tsx';
import { fakeServer } from '../../../../testing/server.ts';
import { JoinByCodeButton } from './JoinByCodeButton.tsx';

vi.setConfig({ testTimeout: 60_000 });

test('whoever follows a join link without a session logs in and comes back to the code', async () => {
  window.history.replaceState(null, '', '/quiz?code=SPRING2027');
  const { user, address } = await renderAt(() => <JoinByCodeButton code="SPRING2027" />, {
    boot: bootOf('guest'),
    at: '/quiz?code=SPRING2027',
  });
  const told = await screen.findByRole('alertdialog', { name: '로그인 후 가입할 수 있습니다.' });
  await user.click(within(told).getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(address()).toContain('/account/login'));
  expect(decodeURIComponent(address())).toContain('redirect_url=/quiz?code=SPRING2027');
});

const FIND = 'POST /api/v1/club/participation-code';
const follow = () => renderAt(() => <JoinByCodeButton code="SPRING2027" />, { boot: bootOf('member'), at: '/quiz' });

test('whoever follows it with a session sees the club at once and only has to join', async () => {
  const club = {
    clubSequence: 40,
    clubAboutStatus: '0300',
    clubName: '새 클럽',
    clubImageUrl: '/x.png',
    clubImageShape: null,
  };
  const { sent } = fakeServer({ [FIND]: () => ({ data: club }) });
  await follow();
  expect(await screen.findByText('새 클럽')).toBeTruthy();
  expect(screen.getByRole('button', { name: '가입하기' })).toBeTruthy();
  expect(sent).toMatchObject([{ route: FIND, body: { participationCode: 'SPRING2027' } }]);
});

test('a club that cannot be joined says why beside its name: the code was right', async () => {
  const club = {
    clubSequence: 40,
    clubAboutStatus: '0310',
    clubName: '꽉 찬 클럽',
    clubImageUrl: '/x.png',
    clubImageShape: null,
  };
  fakeServer({
    [FIND]: () => ({ data: club }),
    'POST /api/v1/clubs/40/join': () => ({ code: '0409', message: '정원이 모두 찼습니다.', status: 409 }),
  });
  const { user } = await follow();
  expect(await screen.findByText('모집마감')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '가입하기' }));
  expect((await screen.findByRole('alert')).textContent).toBe('정원이 모두 찼습니다.');
  expect(screen.getByText('꽉 찬 클럽')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '다른 코드 입력' }));
  expect(screen.queryByText('정원이 모두 찼습니다.')).toBeNull();
});

test.each([
  [{ code: '0401', message: '참여코드가 올바르지 않습니다.', status: 400 }, '참여코드가 올바르지 않습니다.'],
  [
    { code: '0429', message: '요청이 너무 많습니다.', status: 429, retryAfter: 42 },
    '여러 번 틀려서 잠시 막혔어요. 42초 뒤에 다시 시도해 주세요.',
  ],
])('a link that opens nothing keeps its code in the field and says why', async (refusal, sentence) => {
  fakeServer({ [FIND]: () => refusal });
  await follow();
  expect(await screen.findByText(sentence, { selector: '[data-sentence]' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /참여코드/ }).value).toBe('SPRING2027');
});
