// @vitest-environment jsdom
import type { StudyDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeStream } from '../../testing/event-source.ts';
import { show } from '../../testing/show.tsx';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import type { Handed } from './study-panel.ts';

const question = (serial: number): LectureQuestion => ({
  clubSequence: 3,
  clubStudySequence: 5,
  studyNo: 1,
  studyTitle: '정규화',
  lectureQuestionSerialNumber: serial,
  question: `질문 ${serial}`,
  place: null,
  isPrivate: false,
  status: 'WAITING_INSTRUCTOR',
  askedAt: '2026-11-20T00:00:00Z',
  waitingAt: '2026-11-20T00:00:00Z',
  asker: null,
  isMine: false,
  wonderCount: 0,
  haveWondered: false,
  isSolved: false,
  version: 0,
  assistantAnswer: null,
  draft: null,
  instructorAnswer: null,
  can: { delete: false, wonder: true, solve: false, askInstructor: false, answer: false },
});
const study = { clubStudySequence: 5, materials: [] } as unknown as StudyDetail;
const viewed: Element[] = [];
let similar: LectureQuestion[] = [];

beforeEach(() => {
  viewed.length = 0;
  similar = [];
  localStorage.clear();
  fakeStream();
  // Newer browsers answer a promise, of which React must not be told: it would fail on leaving.
  Element.prototype.scrollIntoView = function () {
    viewed.push(this);
    return Promise.resolve() as never;
  };
});

const shown = (handed: Handed | null) =>
  show(
    <QuestionsPanel
      club={3}
      study={study}
      handed={handed}
      panels={['questions']}
      handOver={() => {}}
      openSource={() => {}}
      shownSource={null}
    />,
    {
      'GET /api/v1/lecture-club/3/about': () => ({ data: { can: { enter: true } } }),
      'GET /api/v1/club/lecture/questions': () => ({
        data: { contents: [question(2), question(1)], totalElements: 2, counts: { all: 2 } },
      }),
      'GET /api/v1/lecture-clubs/3/questions/1': () => ({ data: question(1) }),
      'GET /api/v1/lecture-clubs/3/similar-questions': () => ({ data: { contents: similar } }),
      'POST /api/v1/lecture-clubs/3/questions/7/wonder': () => ({ data: question(7) }),
      'POST /api/v1/lecture-clubs/3/studies/5/questions': () => ({ data: question(3) }),
    },
    'member',
  );
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '이 강의에서 궁금한 점' });
const sought = () => screen.findByRole('article', { name: '질문 1' });

test.each([
  ['by its address', { no: 0, serialNumber: 1 }],
  ['from another panel', { no: 1, serialNumber: 1 }],
])('whoever comes to a question %s has the focus and the view on it, not on the form', async (_name, handed) => {
  shown(handed);
  const article = await sought();
  await waitFor(() => expect(document.activeElement).toBe(article));
  await field();
  expect(document.activeElement).toBe(article);
  expect(viewed.some((one) => one.contains(article))).toBe(true);
});

test('whoever brings words or a passage has the focus on the form', async () => {
  shown({ no: 1, question: '왜 그런가요?' });
  await waitFor(async () => expect(document.activeElement).toBe(await field()));
  expect((await field()).value).toBe('왜 그런가요?');
});

test('whoever has asked since is not led back to the question that they came for', async () => {
  const { user } = shown({ no: 0, serialNumber: 1 });
  await waitFor(async () => expect(document.activeElement).toBe(await sought()));
  await user.type(await field(), '또 하나');
  viewed.length = 0;
  await user.click(screen.getByRole('button', { name: '묻기' }));
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(document.activeElement).not.toBe(await sought());
  expect(viewed).toEqual([]);
});

test('a question like the one that is typed says whose answer it has, and how many wonder', async () => {
  const author = { memberUUID: '01a20be1-0000-7000-8000-000000000001', nickname: '김도윤 교수', profileImageUrl: null };
  const answer = { text: '네.', sources: [], author, answeredAt: '2026-11-20T00:00:00Z', isSource: true };
  similar = [{ ...question(7), wonderCount: 9, instructorAnswer: answer as never }];
  const { user } = shown(null);
  await user.type(await field(), '인덱스는 왜');
  expect(
    await screen.findByRole('button', { name: /질문 7.*강사 확인 답변.*김도윤 교수.*9명이 궁금해해요/ }),
  ).toBeTruthy();
});

test('in a question that waits one joins where it stands, while one types', async () => {
  similar = [question(7)];
  const { user, sentTo } = shown(null);
  await user.type(await field(), '인덱스는 왜');
  const there = await screen.findByRole('region', { name: '비슷한 질문이 이미 있어요' });
  expect(there.textContent).toContain('강사 답변을 기다리는 중');
  await user.click(within(there).getByRole('button', { name: '저도 궁금해요' }));
  await waitFor(() => expect(sentTo('POST /api/v1/lecture-clubs/3/questions/7/wonder')).toHaveLength(1));
});
