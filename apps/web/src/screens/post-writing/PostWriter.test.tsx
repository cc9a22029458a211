// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { valuesOf } from '../../features/publishing/posts/writing/post-values.ts';
import { bootOf } from '../../testing/boot.ts';
import { postOf } from '../../testing/posts.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { PostWriter } from './PostWriter.tsx';

const mine = {
  ...postOf('내'),
  can: { edit: true, like: false, reply: false },
  editing: { imageKey: null, videoKey: null, captionsKey: null, runningSeconds: null, quizzes: [] },
};
const codes = { jobGroups: [], jobLevels: [] };
const show = () =>
  renderAt(() => <PostWriter codes={codes} post={mine} served={valuesOf(mine)} />, {
    boot: bootOf('instructor'),
    at: '/explore/write?post=34',
  });

test('a text that somebody changed first is asked about; mine goes over theirs by its version', async () => {
  const sent: { version: number; contentsName: string }[] = [];
  fakeServer({
    'PUT /api/v1/posts/34': ({ body }) => {
      sent.push(body as (typeof sent)[number]);
      const theirs = { ...mine, version: 5, contentsName: '남이 고친 제목' };
      return sent.length === 1
        ? { status: 409, code: '0409', message: '다른 곳에서 먼저 수정했습니다.', kept: theirs }
        : { data: { ...theirs, version: 6 } };
    },
  });
  const { user } = await show();
  const title = await screen.findByRole('textbox', { name: /제목/ });
  await user.clear(title);
  await user.type(title, '내가 고친 제목');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await user.click(await screen.findByRole('button', { name: '내 글로 덮어쓰기' }));
  await waitFor(() =>
    expect(sent.map(({ version, contentsName }) => [version, contentsName])).toEqual([
      [1, '내가 고친 제목'],
      [5, '내가 고친 제목'],
    ]),
  );
});

test('what is typed stays on this device when it is refused, and the sentence stands at its field', async () => {
  fakeServer({
    'PUT /api/v1/posts/34': () => ({
      status: 400,
      code: '0422',
      message: '입력한 내용을 확인해 주세요.',
      fields: [{ path: 'contentsName', message: '필수 입력 항목입니다.' }],
    }),
  });
  const { user } = await show();
  await user.type(await screen.findByRole('textbox', { name: /한두 문장 소개/ }), ' 더');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByText('필수 입력 항목입니다.');
  expect(screen.getByText('쓰던 내용은 이 기기에 남아 있어요.')).toBeTruthy();
});
