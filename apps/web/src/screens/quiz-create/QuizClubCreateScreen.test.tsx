// @vitest-environment jsdom
import type { QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { clubDetail } from '../../testing/club-detail.ts';
import { contentOf } from '../../testing/contents.ts';
import { button, showCreation } from '../../testing/creation-stage.tsx';

vi.setConfig({ testTimeout: 60_000 });
const SAVE = 'PUT /api/v2/quiz-club/temporary';
const SUBMIT = 'POST /api/v2/quiz-club';

const CODES = {
  'GET /api/v1/codes': () => ({
    data: {
      jobGroups: [{ code: '0300', name: '개발' }],
      jobs: [],
      jobLevels: [{ code: 'L1', name: '레벨 1' }],
    },
  }),
};

test('submitting with faults says them at the fields and puts the focus on the first; a mended one goes', async () => {
  const { user, server } = await showCreation('/quiz/create', CODES);
  const name = screen.getByRole('textbox', { name: /클럽 이름/ });
  expect(screen.queryByText('2자 이상 입력해 주세요.', { selector: '[data-sentence]' })).toBeNull();
  await user.click(await button('클럽 개설하기'));
  await waitFor(() => expect(document.activeElement).toBe(name));
  const section = screen.getByRole('region', { name: /빠진 것 3/ });
  expect(within(section).getByText('2자 이상 입력해 주세요.')).toBeTruthy();
  await user.type(name, '운영체제');
  expect(screen.queryByText('2자 이상 입력해 주세요.')).toBeNull();
  expect(server.routes()).not.toContain(SUBMIT);
});

test('only name and introduction are left to write, and a line leads to its field', async () => {
  const { user } = await showCreation('/quiz/create', CODES);
  const section = screen.getByRole('region', { name: /빠진 것 3/ });
  expect(within(section).getByText('퀴즈가 아직 없어요. 연 뒤에도 넣을 수 있어요.')).toBeTruthy();
  await user.click(within(section).getByRole('button', { name: '소개 쓰기' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /소개/ })));
});

test('a fault inside a settled part opens it', async () => {
  const { user } = await showCreation('/quiz/create');
  expect(screen.queryByText('직군부터 골라 주세요.')).toBeNull();
  await user.click(await button('직군 쓰기'));
  expect(await screen.findByText('직군부터 골라 주세요.')).toBeTruthy();
});

test('five pasted lines are five quizzes with dates and answers, one a week, and none of it is typed', async () => {
  const { user, server } = await showCreation('/quiz/create', CODES);
  await user.click(screen.getByRole('textbox', { name: '문항 붙여 넣기' }));
  await user.paste('1. 하나는?\n답: 일\n2. 둘은?\n3. 셋은?\n4. 넷은?\n5. 다섯은?');
  const rows = within(screen.getByRole('list', { name: '퀴즈 목록' })).getAllByRole('listitem');
  expect(rows).toHaveLength(5);
  expect(screen.getByText('모범 답안이 없는 퀴즈 2, 3, 4, 5')).toBeTruthy();
  await user.click(await button('지금 저장'));
  await waitFor(() => expect(server.routes()).toContain(SAVE));
  const { quizzes } = server.sent.find(({ route }) => route === SAVE)!.body as QuizClubDraft;
  expect(quizzes.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5]);
  expect(quizzes[0]).toMatchObject({ question: '하나는?', modelAnswer: '일' });
  for (const { openAt, deadlineAt } of quizzes) {
    expect(Math.round((Date.parse(deadlineAt!) - Date.parse(openAt!)) / 86_400_000)).toBe(7);
  }
});

test('pasted quizzes that the form cannot hold keep no other one waiting: mended, or left out', async () => {
  const { user } = await showCreation('/quiz/create', CODES);
  const rows = () => within(screen.getByRole('list', { name: '퀴즈 목록' })).getAllByRole('listitem');
  const paste = async () => {
    await user.click(screen.getByRole('textbox', { name: '문항 붙여 넣기' }));
    await user.paste(`하나는?\n왜\n${'가'.repeat(2001)}\n넷은?`);
    return screen.findByRole('dialog', { name: '붙여 넣은 문항 확인' });
  };
  const dialog = await paste();
  expect(within(dialog).getByText('2자 이상 입력해 주세요.')).toBeTruthy();
  expect(within(dialog).getByText('2,000자까지 입력할 수 있습니다.')).toBeTruthy();
  const add = within(dialog).getByRole('button', { name: '2개 추가' });
  expect(add).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByRole('textbox', { name: '2행 문항' }), ' 그럴까요?');
  await user.tab();
  await within(dialog).findByText('고쳤어요');
  await user.click(await within(dialog).findByRole('checkbox', { name: '오류가 있는 1행은 빼고 추가' }));
  await user.click(await within(dialog).findByRole('button', { name: '3개 추가' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(3);
  const again = await paste();
  await user.click(within(again).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(3);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '문항 붙여 넣기' }).value).toContain('넷은?');
});

test('an empty row goes at once; of a written quiz is said what becomes of it', async () => {
  const { user } = await showCreation('/quiz/create?draft=7', CODES);
  const rows = () => within(screen.getByRole('list', { name: '퀴즈 목록' })).getAllByRole('listitem');
  const take = async (no: number) => user.click(await button(`퀴즈 ${no} 삭제`));
  await user.click(await button('퀴즈 추가'));
  expect(rows()).toHaveLength(3);
  await take(3);
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(within(rows()[1]!).getByRole('button', { name: /문항 2/ }));
  await take(2);
  const asked = await screen.findByRole('alertdialog', { name: '정말로 삭제하시겠습니까?' });
  expect(asked.textContent).toContain('쓴 사람의 My 퀴즈에는 그대로 남아요');
  await user.click(within(asked).getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('a quiz rests on a content of the library, which takes the place of title and address', async () => {
  const content = contentOf(12, '정규화.pdf');
  const { user, server } = await showCreation('/quiz/create', {
    ...CODES,
    'GET /api/v1/my/contents': () => ({ data: { contents: [content], totalElements: 1 } }),
    'GET /api/v1/contents/12': () => ({ data: content }),
  });
  await user.click(await button('퀴즈 추가'));
  await user.type(await screen.findByRole('textbox', { name: '콘텐츠 URL' }), 'https://example.com');
  await user.click(await button('콘텐츠 고르기'));
  await user.click(await button('정규화.pdf 고르기'));
  const chosen = await screen.findByRole('group', { name: '콘텐츠' });
  expect(within(chosen).getByText('정규화.pdf')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: '콘텐츠 URL' })).toBeNull();
  await user.click(await button('지금 저장'));
  await waitFor(() => expect(server.routes()).toContain(SAVE));
  const { quizzes } = server.sent.filter(({ route }) => route === SAVE).at(-1)!.body as QuizClubDraft;
  expect(quizzes[0]).toMatchObject({ contentSequence: 12, contentTitle: '', contentUrl: '' });
  await user.click(within(await screen.findByRole('group', { name: '콘텐츠' })).getByRole('button', { name: '빼기' }));
  expect(await screen.findByRole<HTMLInputElement>('textbox', { name: '콘텐츠 URL' })).toHaveProperty('value', '');
});

test('a bar moved by the arrows takes the later quizzes along; alone and back are one press, and typing stays', async () => {
  const { user } = await showCreation('/quiz/create', CODES);
  await user.click(screen.getByRole('textbox', { name: '문항 붙여 넣기' }));
  await user.paste('하나는?\n둘은?\n셋은?');
  const bars = () => screen.getAllByRole('button', { name: /화살표로 하루씩/ }).map((bar) => bar.ariaLabel);
  const before = bars();
  screen.getByRole('button', { name: /^퀴즈 2, / }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByText(/퀴즈 2의 공개일을 .*로 옮겼어요\. 퀴즈 3도 2일 뒤로 따라갔어요/)).toBeTruthy();
  const together = bars();
  expect(together.filter((bar, index) => bar !== before[index])).toHaveLength(2);
  await user.click(await button('2만 옮기기'));
  expect(bars()).toEqual([before[0], together[1], before[2]]);
  await user.type(screen.getByRole('textbox', { name: /클럽 이름/ }), '이름');
  await user.click(await button('되돌리기'));
  expect(bars()).toEqual(before);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /클럽 이름/ }).value).toBe('이름');
  screen.getByRole('button', { name: /^퀴즈 2, / }).focus();
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(bars()[1]).not.toBe(before[1]);
  expect([bars()[0], bars()[2]]).toEqual([before[0], before[2]]);
});

test('what the server refuses is shown where it was typed, with the quiz opened and everything kept', async () => {
  const { user, server } = await showCreation('/quiz/create?draft=7', {
    [SUBMIT]: () => ({
      status: 400,
      code: '1426',
      message: '퀴즈 공개일은 클럽 시작일과 종료일 사이여야 합니다.',
      fields: [{ path: 'quizzes.1.question', message: '서버가 받지 않는 문항입니다.' }],
    }),
  });
  await user.click(await button('클럽 개설하기'));
  // At its field, and in the list of what is missing.
  await waitFor(() => expect(screen.getAllByText('서버가 받지 않는 문항입니다.')).toHaveLength(2));
  const question = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '문항' });
  expect(question.value).toBe('문항 2');
  await waitFor(() => expect(document.activeElement).toBe(question));
  await user.type(question, ' 고침');
  expect(screen.queryByText('서버가 받지 않는 문항입니다.')).toBeNull();
  expect(server.routes().filter((route) => route === SUBMIT)).toHaveLength(1);
});

test('a double click submits once; a club that waits for approval is told so, and then the clubs are shown', async () => {
  const { user, server, router } = await showCreation('/quiz/create?draft=7', {
    [SUBMIT]: () => ({ data: clubDetail({ clubStatus: '0100', version: 4 }) }),
  });
  await user.dblClick(await button('클럽 개설하기'));
  const dialog = await screen.findByRole('alertdialog', { name: '클럽 개설을 요청했습니다.' });
  expect(within(dialog).getByText(/관리자의 승인을 기다리고 있습니다/)).toBeTruthy();
  expect(server.routes().filter((route) => route === SUBMIT)).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/quiz'));
});

test('the page stays as it is behind the words that the club is open', async () => {
  let isOpen = false;
  const { user, server, router } = await showCreation('/quiz/create?draft=7', {
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
  expect(screen.getByRole('textbox', { name: /클럽 이름/, hidden: true })).toBeTruthy();
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
      message: '다른 곳에서 먼저 수정했습니다.',
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
  await showCreation('/quiz/create?draft=7', {
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
  const { server, user } = await showCreation('/quiz/create');
  await user.click(await button('대표 이미지 바꾸기'));
  const input = screen.getByLabelText('이미지 고르기', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File([new Uint8Array(size)], name, { type })] } });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(server.routes()).not.toContain('POST /api/v1/club/images');
});
