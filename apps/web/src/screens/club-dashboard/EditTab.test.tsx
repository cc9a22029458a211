// @vitest-environment jsdom
import type { QuizClubDetail, QuizClubDraft } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bootOf } from '../../testing/boot.ts';
import { clubDetail } from '../../testing/club-detail.ts';
import { renderAt } from '../../testing/render.tsx';
import { fakeServer, type Answer, type Sent } from '../../testing/server.ts';
import { editSearch } from './edit-search.ts';
import { EditTab } from './EditTab.tsx';

vi.setConfig({ testTimeout: 180_000 });
const UPDATE = 'PUT /api/v2/quiz-clubs/7';

/** The club as the server has it: what is sent is what it is from then on. */
async function open(search = '', refuse?: (sent: Sent) => Answer | undefined) {
  let club: QuizClubDetail = clubDetail({ clubStatus: '0300', jobGroups: [{ code: '0300', name: '개발' }] });
  Element.prototype.scrollIntoView = () => {};
  const server = fakeServer({
    'GET /api/v2/quiz-clubs/7': () => ({ data: club }),
    'GET /api/v1/clubs/7/course-link': () => ({
      data: { clubSequence: 7, linked: null, candidates: [], candidateCount: 0 },
    }),
    'GET /api/v1/codes': () => ({ data: { jobGroups: [{ code: '0300', name: '개발' }], jobs: [], jobLevels: [] } }),
    [UPDATE]: (sent) => {
      const refusal = refuse?.(sent);
      if (refusal) return refusal;
      const { clubName, description, capacity, selfGrading, version } = sent.body as QuizClubDraft;
      club = { ...club, clubName, description, capacity, selfGrading, version: version + 1 };
      return { data: club };
    },
  });
  const view = await renderAt(EditTab, {
    boot: bootOf('instructor'),
    at: `/quiz-dashboard/7/edit${search}`,
    path: '/quiz-dashboard/$clubSequence/edit',
    validateSearch: editSearch,
  });
  // Its parts come after it where the browser draws the page.
  await screen.findByRole('button', { name: '채점 바꾸기' });
  const saved = () => server.sent.filter(({ route }) => route === UPDATE).map(({ body }) => body as QuizClubDraft);
  const save = async (section: string) => {
    await view.user.click(screen.getByRole('button', { name: `${section} 저장` }));
    const asked = await screen.findByRole('alertdialog', { name: '정말로 수정하시겠습니까?' });
    await view.user.click(within(asked).getAllByRole('button').at(-1)!);
  };
  return { ...view, saved, save };
}
const description = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /소개/ });

test('each part is saved by itself; what is changed elsewhere stays as it is typed, and is not sent', async () => {
  const { user, save, saved } = await open();
  expect(screen.queryByRole('button', { name: /저장$/ })).toBeNull();
  await user.type(await description(), ' 함께.');
  await user.click(await screen.findByRole('button', { name: '채점 바꾸기' }));
  await user.click(await screen.findByRole('switch', { name: /자기 채점 허용/ }));
  await save('이름과 소개');
  await screen.findByText('수정이 완료되었습니다.');
  expect(saved()).toMatchObject([
    { description: '프로세스와 메모리를 그려 봅니다. 함께.', selfGrading: false, version: 3 },
  ]);
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '이름과 소개 저장' })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /자기 채점 허용/ }).checked).toBe(true);
  await save('채점');
  await vi.waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({
    description: '프로세스와 메모리를 그려 봅니다. 함께.',
    selfGrading: true,
    version: 4,
  });
});

test('the tagline stands among what a club can change, beside the name', async () => {
  const { user, save, saved } = await open();
  await user.type(await screen.findByRole('textbox', { name: '한 문장 약속' }), '멈춘 까닭을 말로 씁니다.');
  await save('이름과 소개');
  await vi.waitFor(() => expect(saved()).toMatchObject([{ tagline: '멈춘 까닭을 말로 씁니다.' }]));
});

test('one part goes back to what it was, the others stay', async () => {
  const { user } = await open();
  await user.type(await description(), ' 함께.');
  await user.click(await screen.findByRole('button', { name: '채점 바꾸기' }));
  await user.click(await screen.findByRole('switch', { name: /자기 채점 허용/ }));
  await user.click(screen.getByRole('button', { name: '이름과 소개 되돌리기' }));
  expect((await description()).value).toBe('프로세스와 메모리를 그려 봅니다.');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: /자기 채점 허용/ }).checked).toBe(true);
});

test('a fault in one part is shown at its field and sends nothing; another part is saved all the same', async () => {
  const { user, save, saved } = await open();
  await user.clear(await description());
  await save('이름과 소개');
  await vi.waitFor(() =>
    expect(screen.getByRole('textbox', { name: /소개/ }).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(saved()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: '채점 바꾸기' }));
  await user.click(await screen.findByRole('switch', { name: /자기 채점 허용/ }));
  await save('채점');
  await vi.waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ description: '프로세스와 메모리를 그려 봅니다.', selfGrading: true });
  expect((await description()).value).toBe('');
});

test('the address says which part to begin with', async () => {
  await open('?section=people');
  expect(await screen.findByRole('textbox', { name: /참여코드/ })).toBeTruthy();
  expect(screen.queryByRole('switch', { name: /자기 채점 허용/ })).toBeNull();
});
