// @vitest-environment jsdom
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clubOf } from '../../../../testing/clubs.ts';
import type { Answer } from '../../../../testing/server.ts';
import { show } from '../../../../testing/show.tsx';
import { JoinPanel } from './JoinPanel.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => localStorage.clear());

const JOIN = 'POST /api/v1/clubs/12/join';
const ASK = 'POST /api/v1/club/crew-requests';
const CANCEL = 'PUT /api/v1/clubs/12/join/cancel';
const can = { join: true, cancelRequest: false, enter: false, manage: false };
const aboutOf = (change: Partial<ClubAbout> = {}): ClubAbout => ({
  ...clubOf(),
  tags: [],
  recruitStartAt: null,
  officialGrading: 'INSTRUCTOR',
  selfGrading: false,
  anonymous: false,
  instructors: [],
  sampleQuestion: null,
  curriculum: [],
  statusReason: null,
  can,
  ...change,
});
const joined = (clubAboutStatus: string) => (): Answer => ({ data: { clubSequence: 12, clubAboutStatus } });

const onJoined = vi.fn();
function open(change: Partial<ClubAbout>, answers: Record<string, () => Answer>) {
  onJoined.mockClear();
  return show(<JoinPanel club={aboutOf(change)} onDialogClosed={() => {}} onJoined={onJoined} />, answers, 'member');
}
const press = (name: string) => screen.findByRole('button', { name });
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

test.each([
  ['0401', { code: '0401', message: '참여코드가 올바르지 않습니다.', status: 400 }, '참여코드가 올바르지 않습니다.'],
  ['0409', { code: '0409', message: '정원이 모두 찼습니다.', status: 409 }, '정원이 모두 찼습니다.'],
  [
    '0429',
    { code: '0429', message: '요청이 너무 많습니다.', status: 429, retryAfter: 60 },
    '여러 번 틀려서 잠시 막혔어요. 60초 뒤에 다시 시도해 주세요.',
  ],
])('a code that is refused with %s stays in its field, with the reason', async (_, refusal, sentence) => {
  const { user } = open({}, { [JOIN]: () => refusal });
  await user.click(await press('참여코드로 가입'));
  await user.type(await field(/참여코드/), 'WRONG123');
  await user.click(await press('가입하기'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect((await field(/참여코드/)).value).toBe('WRONG123');
  expect(onJoined).not.toHaveBeenCalled();
});

test('a right code leads in, once', async () => {
  const { user, sentTo } = open({}, { [JOIN]: joined('0401') });
  await user.click(await press('참여코드로 가입'));
  await user.type(await field(/참여코드/), 'RIGHT123');
  await user.dblClick(await press('가입하기'));
  await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  expect(sentTo(JOIN)).toHaveLength(1);
});

test('a right code of a club that approves says that one waits', async () => {
  const sentence = '가입을 신청했어요. 클럽에서 승인하면 참여할 수 있어요.';
  const { user, sentTo } = open({}, { [JOIN]: joined('0301') });
  await user.click(await press('참여코드로 가입'));
  await user.type(await field(/참여코드/), 'RIGHT123');
  await user.dblClick(await press('가입하기'));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sentTo(JOIN)).toMatchObject([{ body: { participationCode: 'RIGHT123' } }]);
  expect(onJoined).not.toHaveBeenCalled();
});

test('a message that was begun is there again when the dialog is opened again, and gone once it was sent', async () => {
  const { user, sentTo } = open({}, { [ASK]: joined('0301') });
  await user.click(await press('가입 요청하기'));
  await user.type(await field(/남길 말/), '함께하고 싶어요.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await press('가입 요청하기'));
  expect((await field(/남길 말/)).value).toBe('함께하고 싶어요.');
  await user.click(await press('요청 보내기'));
  expect(await screen.findByText('가입을 요청했어요. 클럽에서 승인하면 참여할 수 있어요.')).toBeTruthy();
  expect(sentTo(ASK)).toMatchObject([{ body: { clubSequence: 12, message: '함께하고 싶어요.' } }]);
  await user.click(await press('가입 요청하기'));
  expect((await field(/남길 말/)).value).toBe('');
});

test('a request that waits says so in long words and is taken back after a question', async () => {
  const waiting = { clubAboutStatus: '0301', can: { ...can, join: false, cancelRequest: true } };
  const { user, sentTo } = open(waiting, { [CANCEL]: joined('0300') });
  expect(screen.getByText('가입승인대기중')).toBeTruthy();
  await user.click(await press('가입 요청 취소'));
  const question = await screen.findByRole('alertdialog', { name: '가입 요청을 취소할까요?' });
  expect(sentTo(CANCEL)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '확인' }));
  expect(await screen.findByText('가입 요청을 취소했어요.')).toBeTruthy();
});

test('who was expelled is told so and offered nothing', () => {
  open({ clubAboutStatus: '0600' }, {});
  expect(screen.getByText('클럽강퇴')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
