// @vitest-environment jsdom
import type { MyReply } from '@dure/contract/answering/replies/replies.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { myRepliesSearch } from './my-replies-search.ts';
import { MyRepliesScreen } from './MyRepliesScreen.tsx';

const LIST = 'GET /api/v1/my/replies';
const reply = (part: Partial<MyReply> = {}): MyReply => ({
  answerReplySequence: 7,
  postReplyStatus: '0001',
  text: '좋은 반례네요.',
  clubName: '데이터베이스 클럽',
  clubDescription: '설계',
  member: { memberUUID: 'han', nickname: '한다인', profileImageUrl: '' },
  jobGroup: { name: '개발' },
  jobLevel: { name: '레벨 2' },
  job: null,
  repliedAt: '2026-11-15T00:00:00Z',
  isEdited: true,
  likeCount: 3,
  replyCount: 1,
  clubSequence: 16,
  quizSequence: 41,
  question: '왜 느려질까요?',
  can: { open: true, delete: true },
  ...part,
});
const show = () =>
  renderAt(MyRepliesScreen, {
    boot: bootOf('member'),
    at: '/account/my/replies',
    validateSearch: myRepliesSearch,
  });

it('lists one’s own comments with their places, each a way there', async () => {
  fakeServer({ [LIST]: () => ({ data: { contents: [reply()], totalElements: 1 } }) });
  await show();
  const one = within(await screen.findByRole('article', { name: '좋은 반례네요.' }));
  for (const text of ['데이터베이스 클럽', '개발', '레벨 2', '한다인 님의 답변에', '왜 느려질까요?'])
    expect(one.getByText(text)).toBeTruthy();
  expect(one.getByText('(수정됨)', { exact: false })).toBeTruthy();
  expect(one.getByRole('link', { name: '댓글로 가기' }).getAttribute('href')).toBe(
    '/quiz/16/quizzes/41?answer=han&reply=7',
  );
});

it('deletes a comment only after the specified question', async () => {
  const kept = [reply()];
  const route = 'DELETE /api/v1/my/replies/7';
  const server = fakeServer({
    [LIST]: () => ({ data: { contents: [...kept], totalElements: kept.length } }),
    [route]: () => {
      kept.pop();
      return { data: { replyCount: 0 } };
    },
  });
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  const ask = async () => within(await screen.findByRole('alertdialog', { name: '나의 댓글을 삭제하시겠습니까?' }));
  await user.click((await ask()).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.routes()).not.toContain(route);
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await user.click((await ask()).getByRole('button', { name: '삭제' }));
  expect(await screen.findByText(/아직 남긴 댓글이 없어요/)).toBeTruthy();
  expect(server.routes()).toContain(route);
});

it('offers neither way nor deletion where there is none', async () => {
  const contents = [reply({ can: { open: false, delete: false } })];
  fakeServer({ [LIST]: () => ({ data: { contents, totalElements: 1 } }) });
  await show();
  expect(await screen.findByText('지금은 들어갈 수 없는 곳이에요.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '댓글로 가기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
});
