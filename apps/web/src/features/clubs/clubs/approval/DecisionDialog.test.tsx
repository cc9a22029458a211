// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { startSession } from '../../../../kernel/session.ts';
import { bootOf } from '../../../../testing/boot.ts';
import { clubDetail, quizOf } from '../../../../testing/club-detail.ts';
import { fakeServer, type Answer } from '../../../../testing/server.ts';
import { UiProvider } from '../../../../ui/UiProvider.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });
const DECIDE = 'PUT /api/manager/v1/clubs/7/approval';
afterEach(() => localStorage.clear());

const submitter = {
  person: { memberUUID: 'teacher', nickname: '이서현 교수', profileImageUrl: '' },
  email: 'seohyun.lee@dure.test',
  memberSince: '2026-03-02T00:00:00Z',
  approvedCount: 3,
  finishedCount: 1,
  cancelledCount: 0,
  waitingCount: 0,
  rejectionCount: 2,
  clubs: [
    {
      clubSequence: 4,
      clubName: '통계 다시 보기',
      clubStatus: '0400',
      memberCount: 14,
      startAt: '2026-11-02T00:00:00Z',
      rejection: '기간을 다시 정해 주세요.',
    },
  ],
};
const NOTHING = { previous: null };

async function showDecision(decide: () => Answer, clubStatus = '0100', previous: object = NOTHING) {
  cleanup();
  vi.stubGlobal('CSS', { escape: String, supports: () => true });
  const server = fakeServer({
    'GET /api/v1/clubs/7/about': () => ({ data: { clubType: '0100' } }),
    'GET /api/v2/quiz-clubs/7': () => ({ data: clubDetail({ clubStatus, version: 5 }) }),
    'GET /api/manager/v1/clubs/7/previous-submission': () => ({ data: previous }),
    'GET /api/manager/v1/clubs/7/submitter': () => ({ data: submitter }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [{ code: '0300', name: '개발' }], jobs: [], jobLevels: [] } }),
    [DECIDE]: decide,
  });
  startSession(bootOf('manager'));
  const onClose = vi.fn<() => void>();
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <DecisionDialog clubSequence={7} onClose={onClose} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await screen.findByRole('heading', { name: '운영체제 다시 보기' });
  const decisions = () => server.sent.filter(({ route }) => route === DECIDE).map(({ body }) => body);
  return { user: userEvent.setup(), decisions, onClose, server };
}
const done = (): Answer => ({ data: {} });
const press = (name: string) => screen.getByRole('button', { name });

test('the whole club and its quizzes can be read before deciding', async () => {
  await showDecision(done);
  const dialog = screen.getByRole('dialog', { name: '클럽 개설 요청' });
  expect(within(dialog).getByRole('heading', { name: '퀴즈 2개' })).toBeTruthy();
  await within(dialog).findByText('문항 2');
});

test('who asks stands there by name, with what became of their clubs', async () => {
  await showDecision(done);
  const box = await screen.findByRole('region', { name: '요청한 사람' });
  await within(box).findByText('이서현 교수');
  within(box).getByText('seohyun.lee@dure.test');
  within(box).getByText('연 클럽 3개 · 끝낸 클럽 1개 · 반려 2번');
  const club = within(box).getByRole('listitem');
  expect(club.textContent).toContain('통계 다시 보기');
  expect(club.textContent).toContain('반려 사유: 기간을 다시 정해 주세요.');
});

test('approving asks first and decides on the version that was read', async () => {
  const { user, decisions, onClose } = await showDecision(done);
  await user.click(press('승인'));
  const question = await screen.findByRole('alertdialog', { name: '이 클럽의 개설을 승인하시겠습니까?' });
  expect(decisions()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: '승인' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(decisions()).toEqual([{ decision: 'APPROVE', version: 5 }]);
  expect(screen.getByText('클럽 개설을 승인했습니다.')).toBeTruthy();
});

test('nothing is decided when the question is not agreed to', async () => {
  const { user, decisions, onClose } = await showDecision(done);
  await user.click(press('승인'));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: '취소' }));
  expect(decisions()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('rejecting needs a reason, and blanks are none', async () => {
  const { user, decisions, onClose } = await showDecision(done);
  await user.click(press('반려'));
  await user.type(screen.getByRole('textbox', { name: /반려 사유/ }), '   ');
  await user.click(press('반려하기'));
  expect(screen.getByText('반려 사유를 입력해 주세요.')).toBeTruthy();
  expect(decisions()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /반려 사유/ }), '모집 기간을 정해 주세요.');
  await user.click(press('반려하기'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(decisions()).toMatchObject([{ decision: 'REJECT', version: 5, reason: expect.stringContaining('모집 기간') }]);
});

test('a reason that was begun is there again when the club is opened again, until it was sent', async () => {
  const { user } = await showDecision(done);
  await user.click(press('반려'));
  await user.type(screen.getByRole('textbox', { name: /반려 사유/ }), '준비물을 적어 주세요.');
  const again = await showDecision(done);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /반려 사유/ }).value).toBe('준비물을 적어 주세요.');
  await again.user.click(press('반려하기'));
  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  await showDecision(done);
  expect(screen.queryByRole('textbox', { name: /반려 사유/ })).toBeNull();
});

test('a decision that comes too late is explained, and the club is read anew', async () => {
  const refused = (): Answer => ({ status: 409, code: '0409', message: '다른 곳에서 먼저 수정했습니다.' });
  const { user, onClose, server } = await showDecision(refused);
  await user.click(press('승인'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '승인' }));
  const told = await screen.findByRole('alertdialog', { name: '보는 동안 클럽이 바뀌었습니다.' });
  expect(within(told).getByText(/다시 불러왔으니/)).toBeTruthy();
  await waitFor(() => expect(server.routes().filter((route) => route === 'GET /api/v2/quiz-clubs/7')).toHaveLength(2));
  expect(onClose).not.toHaveBeenCalled();
});

test('a club that was decided on offers no decision', async () => {
  await showDecision(done, '0300');
  expect(screen.queryByRole('button', { name: '승인' })).toBeNull();
  expect(screen.queryByRole('button', { name: '반려' })).toBeNull();
});

test('a club submitted again says what its author changed, beside the reason of the rejection', async () => {
  const club = clubDetail({
    clubName: '옛 이름',
    description: '프로세스를 그려 봅니다.',
    capacity: 20,
    jobGroups: [],
    quizzes: [quizOf(1), quizOf(9, { question: '뺀 문항' })],
  });
  const rejection = '정원을 없애 주세요.';
  await showDecision(done, '0100', { previous: { submittedAt: '2026-11-10T00:00:00Z', rejection, club } });
  const changes = await screen.findByRole('region', { name: '지난 제출 뒤 바뀐 내용' });
  within(changes).getByText(rejection);
  const rowOf = (name: string) => within(changes).getByText(name).parentElement!.textContent;
  expect(rowOf('클럽 이름')).toContain('이전: 옛 이름지금: 운영체제 다시 보기');
  expect(rowOf('정원')).toContain('이전: 20명지금: 제한 없음');
  await waitFor(() => expect(rowOf('직군')).toContain('지금: 개발'));
  within(changes).getByText('뺀 문항');
  within(changes).getByText('삭제');
  within(changes).getByText('추가');
});

test('a club that managers see for the first time shows no changes', async () => {
  await showDecision(done);
  expect(screen.queryByRole('region', { name: '지난 제출 뒤 바뀐 내용' })).toBeNull();
});
