// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { LeaveButton } from './LeaveButton.tsx';

vi.setConfig({ testTimeout: 60_000 });

const LEAVE = 'DELETE /api/v1/clubs/7/members/me';
const club = { clubSequence: 7, clubName: '설계 클럽' };

test('leaving asks first, says that the answers stay, and nothing happens without agreement', async () => {
  const { user, sentTo } = show(<LeaveButton club={club} />, {
    [LEAVE]: () => ({ data: { clubSequence: 7, clubAboutStatus: '0400' } }),
  });
  await user.click(screen.getByRole('button', { name: '클럽 나가기' }));
  const question = await screen.findByRole('alertdialog', { name: '클럽에서 나가시겠습니까?' });
  within(question).getByText(/답변은 클럽에 남아요/);
  await user.click(within(question).getByRole('button', { name: '취소' }));
  expect(sentTo(LEAVE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '클럽 나가기' }));
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: '클럽 나가기' }));
  await screen.findByText('설계 클럽에서 나왔습니다.');
});
