// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clubDetail } from '../../testing/club-detail.ts';
import { button, showCreation } from '../../testing/creation-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });
const SUBMIT = 'POST /api/v2/quiz-club';

test('going on with faults stays on the step, says them at the fields and puts the focus on the first', async () => {
  const { user, router } = await showCreation('/quiz/create');
  await user.click(await button('다음'));
  const name = screen.getByRole('textbox', { name: /클럽 이름/ });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByText('2자 이상 입력해 주세요.')).toBeTruthy();
  expect(router.state.location.search).toEqual({});
});

test('a fault goes when its field is mended, and going back and forth keeps everything', async () => {
  const { user, router } = await showCreation('/quiz/create');
  await user.click(await button('다음'));
  await user.type(screen.getByRole('textbox', { name: /클럽 이름/ }), '운영체제');
  expect(screen.queryByText('2자 이상 입력해 주세요.')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /소개/ }), '소개 글');
  await user.click(await button('다음'));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ step: 'schedule' }));
  expect(await screen.findByRole('link', { name: /기본 정보 작성 완료/ })).toBeTruthy();
  await user.click(await button('이전'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /클럽 이름/ }).value).toBe('운영체제'),
  );
});

test('the last step sums up the faults by step, and a line leads to its field', async () => {
  const { user } = await showCreation('/quiz/create?step=confirm');
  const summary = await screen.findByRole('region', { name: /고쳐야 할 곳이 있어요/ });
  expect(within(summary).getByText('학습 대상')).toBeTruthy();
  await user.click(within(summary).getByRole('button', { name: /스터디 횟수/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /스터디 횟수/ })));
});

test('what the server refuses is shown where it was typed, with the quiz opened and everything kept', async () => {
  const { user, server, router } = await showCreation('/quiz/create?draft=7&step=confirm', {
    [SUBMIT]: () => ({
      status: 400,
      code: '1426',
      message: '퀴즈 공개일은 클럽 시작일과 종료일 사이여야 합니다.',
      fields: [{ path: 'quizzes.1.question', message: '서버가 받지 않는 문항입니다.' }],
    }),
  });
  await user.click(await button('클럽 개설하기'));
  await screen.findByText('서버가 받지 않는 문항입니다.');
  expect(router.state.location.search).toMatchObject({ step: 'quizzes' });
  const question = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '문항' });
  expect(question.value).toBe('문항 2');
  await waitFor(() => expect(document.activeElement).toBe(question));
  await user.type(question, ' 고침');
  expect(screen.queryByText('서버가 받지 않는 문항입니다.')).toBeNull();
  expect(server.routes().filter((route) => route === SUBMIT)).toHaveLength(1);
});

test('a double click submits once; a club that waits for approval is told so, and then the clubs are shown', async () => {
  const { user, server, router } = await showCreation('/quiz/create?draft=7&step=confirm', {
    [SUBMIT]: () => ({ data: clubDetail({ clubStatus: '0100', version: 4 }) }),
  });
  await user.dblClick(await button('클럽 개설하기'));
  const dialog = await screen.findByRole('alertdialog', { name: '클럽이 개설되었습니다.' });
  expect(within(dialog).getByText(/관리자의 승인을 기다리고 있습니다/)).toBeTruthy();
  expect(server.routes().filter((route) => route === SUBMIT)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz'));
});

test('the page stays as it is behind the words that the club is open', async () => {
  let isOpen = false;
  const { user, server, router } = await showCreation('/quiz/create?draft=7&step=confirm', {
    'GET /api/v2/quiz-clubs/7': () => ({ data: clubDetail(isOpen ? { clubStatus: '0300', version: 4 } : {}) }),
    [SUBMIT]: () => {
      isOpen = true;
      return { data: clubDetail({ clubStatus: '0300', version: 4 }) };
    },
  });
  const asked = () => server.routes().filter((route) => route === 'GET /api/v2/quiz-clubs/7').length;
  await user.click(await button('클럽 개설하기'));
  await screen.findByRole('alertdialog', { name: '클럽이 개설되었습니다.' });
  await waitFor(() => expect(asked()).toBeGreaterThan(1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz/create'));
  expect(screen.getByRole('textbox', { name: '참여코드', hidden: true })).toBeTruthy();
});

test('a draft that is taken up again shows which steps are done', async () => {
  await showCreation('/quiz/create?draft=7');
  expect(await screen.findByRole('link', { name: /진행 방식 작성 완료|기본 정보 작성 완료/ })).toBeTruthy();
});

test('a lost network is told, and the text is there again after a reload', async () => {
  const lost = {
    'PUT /api/v2/quiz-club/temporary': () => {
      throw new TypeError('no network');
    },
  };
  const first = await showCreation('/quiz/create', lost);
  await first.user.type(await screen.findByRole('textbox', { name: /클럽 이름/ }), '오프라인에서');
  await first.user.click(await button('지금 저장'));
  await screen.findByText('오프라인 · 이 기기에 저장됨');
  await first.reload();
  await screen.findByText('이 기기에 남아 있던 내용을 불러왔어요.');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /클럽 이름/ }).value).toBe('오프라인에서');
});

test('a conflict shows what differs and goes on with what is chosen', async () => {
  const { user, server } = await showCreation('/quiz/create?draft=7', {
    'PUT /api/v2/quiz-club/temporary': () => ({
      status: 409,
      code: '0409',
      message: '다른 사람이 먼저 수정했습니다.',
      kept: clubDetail({ version: 8, clubName: '다른 강사의 이름' }),
    }),
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /클럽 이름/ });
  await user.type(name, ' 1기');
  await user.click(await button('지금 저장'));
  const dialog = await screen.findByRole('dialog', { name: '다른 곳에서 먼저 수정했어요' });
  expect(within(dialog).getByText('다른 강사의 이름')).toBeTruthy();
  expect(within(dialog).getByText('운영체제 다시 보기 1기')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: '먼저 저장된 내용 가져오기' }));
  expect(name.value).toBe('다른 강사의 이름');
  await user.click(await button('그 내용으로 바꾸기'));
  expect(name.value).toBe('운영체제 다시 보기 1기');
  expect(server.routes()).toContain('PUT /api/v2/quiz-club/temporary');
});

test('a rejected club shows the reason and is submitted again', async () => {
  await showCreation('/quiz/create?draft=7&step=confirm', {
    'GET /api/v2/quiz-clubs/7': () => ({
      data: clubDetail({ clubStatus: '0120', statusReason: '모집 기간이 없어요.' }),
    }),
  });
  expect(await screen.findByText(/모집 기간이 없어요/)).toBeTruthy();
  expect(await button('다시 제출하기')).toBeTruthy();
});

test('drafts that wait are offered before a new club is begun', async () => {
  await showCreation('/quiz/create', {
    'GET /api/v1/my/clubs': () => ({
      data: { totalElements: 1, contents: [{ clubSequence: 11, clubName: '쓰다 만 클럽', quizCount: 2 }] },
    }),
  });
  const link = await screen.findByRole('link', { name: '쓰다 만 클럽 이어서 쓰기' });
  expect(link.getAttribute('href')).toBe('/quiz/create?draft=11');
});

test.each([
  ['a text', { name: 'a.txt', type: 'text/plain', size: 10 }, 'JPEG, PNG, WebP, AVIF 이미지만 올릴 수 있어요.'],
  [
    'a picture of one byte over 5 MB',
    { name: 'a.png', type: 'image/png', size: 5 * 1024 * 1024 + 1 },
    '5MB까지 올릴 수 있어요. 더 작은 이미지를 골라 주세요.',
  ],
])('%s is refused before it is sent, with what would do', async (_, { name, type, size }, sentence) => {
  const { server } = await showCreation('/quiz/create');
  const input = screen.getByLabelText('이미지 고르기', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name, { type })] } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(server.routes()).not.toContain('POST /api/v1/club/images');
});
