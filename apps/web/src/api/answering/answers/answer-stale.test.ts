// @vitest-environment jsdom
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/server.ts';
import { getMyProgress, listDueQuizzes, listMyClubQuizzes } from '../../authoring/quizzes/quizzes.reads.ts';
import { getAnswerRoom, listAnswers } from './answers.reads.ts';
import { likeAnswer, onePickAnswer, saveAnswerDraft, submitFinalAnswer, submitPreAnswer } from './answers.writes.ts';

const MEMBER = 'b0000000-0000-4000-8000-000000000001';
const params = { club: 7, quiz: 3 };
const of = { params: { ...params, memberUUID: MEMBER } };
const kept: Record<string, QueryKey> = {
  room: getAnswerRoom.key({ params }),
  others: listAnswers.key({ params, query: { page: 2 } }),
  othersElsewhere: listAnswers.key({ params: { club: 7, quiz: 4 } }),
  quizzes: listMyClubQuizzes.key({ params: { club: 7 } }),
  quizzesElsewhere: listMyClubQuizzes.key({ params: { club: 8 } }),
  progress: getMyProgress.key({ params: { club: 7 } }),
  due: listDueQuizzes.key({}),
};
const around = ['others', 'quizzes', 'progress', 'due'];

type Change = (client: QueryClient) => Promise<unknown>;
const body = { text: '-', fileKeys: [] };
const changes: [name: string, change: Change, stale: readonly string[]][] = [
  ['a draft', (client) => saveAnswerDraft(client, { params, body: { text: '-', version: 0 } }), []],
  ['a pre-answer', (client) => submitPreAnswer(client, { params, body, files: {} }), around],
  ['a final answer', (client) => submitFinalAnswer(client, { params, body, files: {} }), around],
  ['a like', (client) => likeAnswer(client, of), []],
  ['a one-pick', (client) => onePickAnswer(client, { ...of, body: {} }), []],
  ['a one-pick that moves', (client) => onePickAnswer(client, { ...of, body: { move: true } }), ['others']],
];

const QUIZ = '/api/v1/clubs/7/quizzes/3';
const answers = (answer: () => { data: null } | { code: string; message: string; status: number }) =>
  fakeServer({
    'PUT /api/v1/my/clubs/7/quizzes/3/answer/draft': answer,
    [`POST ${QUIZ}/preanswer`]: answer,
    [`POST ${QUIZ}/postanswer`]: answer,
    [`POST ${QUIZ}/answers/${MEMBER}/like`]: answer,
    [`POST ${QUIZ}/answers/${MEMBER}/onepick`]: answer,
  });

function withAll() {
  const client = new QueryClient();
  for (const queryKey of Object.values(kept)) client.setQueryData(queryKey, {});
  const stale = () => Object.keys(kept).filter((name) => client.getQueryState(kept[name]!)?.isInvalidated);
  return { client, stale };
}

test.each(changes)('%s makes stale what it changes, and nothing else', async (_, change, expected) => {
  answers(() => ({ data: null }));
  const { client, stale } = withAll();
  await change(client);
  expect(stale().toSorted()).toEqual([...expected].toSorted());
});

test('an answer that comes too late makes the lists around it stale, too', async () => {
  answers(() => ({ code: '0409', message: '-', status: 409 }));
  const { client, stale } = withAll();
  await expect(submitPreAnswer(client, { params, body, files: {} })).rejects.toThrow();
  expect(stale().toSorted()).toEqual(around.toSorted());
});
