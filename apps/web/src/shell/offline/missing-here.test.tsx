// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listNotifications } from '../../api/tenancy/notifications/notifications.reads.ts';
import { listReplies } from '../../api/answering/replies/replies.reads.ts';
import { noteKept } from '../../kernel/online.ts';
import { show } from '../../testing/show.tsx';
import { missingText, nameOfRead, NAMED_READS } from './missing.text.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

const replies = { club: 1, quiz: 2, memberUUID: '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e' };

function Page() {
  useQuery(listNotifications({ query: { page: 1 } }));
  useQuery(listReplies({ params: replies, query: {} }));
  return <OfflineNotice />;
}
/** The page without a network, of which the device keeps what `answers` has. */
async function open(answers: Parameters<typeof show>[1]) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { queryClient } = show(<Page />, answers, 'member');
  await screen.findByText(/이 기기에 없는 것/);
  act(() => noteKept(new Response(null, { headers: { 'x-kept-at': '2026-11-27T23:30:00.000Z' } })));
  return queryClient;
}
const list = { totalElements: 0, uncheckedCount: 0, banner: null, contents: [] };
const said = () => screen.getByRole('status').textContent;
afterEach(() => {
  vi.restoreAllMocks();
  act(() => noteKept(new Response()));
});

test('whoever reads without a network is told what of the page is not on the device', async () => {
  await open({ 'GET /api/v1/activity/alarms': () => ({ data: list }) });
  expect(said()).toMatch(/에 본 내용을 보여 드려요\. 이 기기에 없는 것: 댓글\.$/);
});

test('what has come is missing no more', async () => {
  const client = await open({ 'GET /api/v1/activity/alarms': () => ({ data: list }) });
  const came = { contents: [], replyCount: 0, hasEarlier: false };
  act(() => client.setQueryData(listReplies({ params: replies, query: {} }).queryKey, came));
  await waitFor(() => expect(said()).toMatch(/에 본 내용을 보여 드려요\.$/));
});

test('of much that is missing three are named, each once', () => {
  expect(missingText.missing(['댓글', '파일', '질문', '순위'])).toBe(' 이 기기에 없는 것: 댓글, 파일, 질문 외 1가지.');
  expect(nameOfRead('GET /api/v1/none')).toBe('일부 내용');
});

test('a name stands for a read that there is', async () => {
  const modules = import.meta.glob('../../api/**/*.reads.ts', { eager: true });
  const routes = Object.values(modules).flatMap((module) =>
    Object.values(module as Record<string, { readonly route?: string }>).map(({ route }) => route),
  );
  expect(routes).toEqual(expect.arrayContaining([...NAMED_READS]));
});
