// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { ParticipationCode } from './ParticipationCode.tsx';

vi.setConfig({ testTimeout: 60_000 });

const CHANGE = 'PUT /api/v1/my/clubs/7/participation-code';
const club = { clubSequence: 7, clubName: '설계 클럽', version: 4 };
const element = <ParticipationCode code="SPRING2027" link="https://dure.test/quiz?code=SPRING2027" club={club} />;

test('the invitation is shown as a QR code with its code, to save or to print', async () => {
  const { user } = show(element, {});
  await user.click(screen.getByRole('button', { name: 'QR 코드' }));
  const dialog = await screen.findByRole('dialog', { name: 'QR 코드로 초대하기' });
  within(dialog).getByRole('img', { name: '설계 클럽 초대 QR 코드' });
  within(dialog).getByText('SPRING2027');
  for (const name of ['PNG 받기', 'SVG 받기', '인쇄'])
    expect(within(dialog).getByRole('button', { name })).toBeTruthy();
});

test('the code is changed on the version that was seen, after saying what ends', async () => {
  const { user, sentTo } = show(element, { [CHANGE]: () => ({ data: { participationCode: 'AUTUMN27', version: 5 } }) });
  await user.click(screen.getByRole('button', { name: '코드 바꾸기' }));
  const dialog = await screen.findByRole('dialog', { name: '참여코드 바꾸기' });
  within(dialog).getByText(/더 이상 가입할 수 없어요/);
  await user.type(within(dialog).getByRole('textbox', { name: /새 참여코드/ }), 'autumn27');
  await user.click(within(dialog).getByRole('button', { name: '바꾸기' }));
  await screen.findByText('참여코드를 AUTUMN27(으)로 바꿨습니다.');
  expect(sentTo(CHANGE).map(({ body }) => body)).toEqual([{ participationCode: 'AUTUMN27', version: 4 }]);
});

test('a code that is taken is refused at its field and stays there', async () => {
  const taken = (): Answer => ({
    status: 409,
    code: '0409',
    message: '이미 쓰고 있는 참여코드입니다.',
    fields: [{ path: 'participationCode', message: '이미 쓰고 있는 참여코드입니다.' }],
  });
  const { user } = show(element, { [CHANGE]: taken });
  await user.click(screen.getByRole('button', { name: '코드 바꾸기' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /새 참여코드/ });
  await user.type(field, 'TAKEN777');
  await user.click(screen.getByRole('button', { name: '바꾸기' }));
  await screen.findByText('이미 쓰고 있는 참여코드입니다.');
  expect(field.value).toBe('TAKEN777');
});
