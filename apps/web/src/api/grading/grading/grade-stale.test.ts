// @vitest-environment jsdom
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/server.ts';
import { getAnswerRoom } from '../../answering/answers/answers.reads.ts';
import { getClubDashboard, getMemberDetail, listMemberStandings } from '../../insight/dashboard/dashboard.reads.ts';
import {
  getMyProgress,
  listDueQuizzes,
  listManagedClubQuizzes,
  listMyClubQuizzes,
} from '../../authoring/quizzes/quizzes.reads.ts';
import { answerReview, askForReview } from './grade-review.writes.ts';
import { listGradingActions } from './grading-actions.reads.ts';
import { gradeMany, undoGrading } from './grading-actions.writes.ts';
import { listClubAnswers, listSimilarAnswers } from './grading-queue.reads.ts';
import { getMemberAnswer } from './grading.reads.ts';
import { evaluateSelf, giveFeedback, gradeAnswer } from './grading.writes.ts';

const MEMBER = 'b0000000-0000-4000-8000-000000000001';
const CLUB = 7;
const quiz = { club: CLUB, quiz: 3 };
const answer = { ...quiz, memberUUID: MEMBER };
const kept: Record<string, QueryKey> = {
  figures: getClubDashboard.key({ params: { id: CLUB } }),
  figuresElsewhere: getClubDashboard.key({ params: { id: 8 } }),
  standings: listMemberStandings.key({ params: { id: CLUB } }),
  member: getMemberDetail.key({ params: { id: CLUB, memberUUID: MEMBER } }),
  managed: listManagedClubQuizzes.key({ params: { clubSequence: CLUB } }),
  actions: listGradingActions.key({ params: { club: CLUB } }),
  similar: listSimilarAnswers.key({ params: answer }),
  queue: listClubAnswers.key({ params: { club: CLUB } }),
  answer: getMemberAnswer.key({ params: answer }),
  answerElsewhere: getMemberAnswer.key({ params: { ...answer, club: 8 } }),
  room: getAnswerRoom.key({ params: quiz }),
  quizzes: listMyClubQuizzes.key({ params: { club: CLUB } }),
  progress: getMyProgress.key({ params: { club: CLUB } }),
  due: listDueQuizzes.key({}),
};
const around = ['figures', 'standings', 'member', 'managed', 'actions', 'similar'];

type Change = (client: QueryClient) => Promise<unknown>;
const many = { answers: [{ clubQuizAnswerSequence: 1, version: 1 }], grading: 80 };
const changes: [name: string, change: Change, stale: readonly string[]][] = [
  ['a grade', (client) => gradeAnswer(client, { params: answer, body: { grading: 80, version: 0 } }), around],
  [
    'feedback',
    (client) => giveFeedback(client, { params: answer, body: { text: '-', version: 0 }, files: {} }),
    around,
  ],
  ['many grades', (client) => gradeMany(client, { params: { club: CLUB }, body: many }), [...around, 'answer']],
  ['taking back', (client) => undoGrading(client, { params: { club: CLUB, action: 5 } }), [...around, 'answer']],
  ['asking to look again', (client) => askForReview(client, { params: quiz, body: { reason: '-' } }), []],
  ['an answer to that', (client) => answerReview(client, { params: answer, body: { reply: '-' } }), around],
  [
    "one's own grade",
    (client) => evaluateSelf(client, { params: quiz, body: { grading: 70 } }),
    ['room', 'quizzes', 'progress', 'due'],
  ],
];

const QUIZ = '/api/v1/clubs/7/quizzes/3';
const answers = (reply: () => { data: null } | { code: string; message: string; status: number }) =>
  fakeServer({
    [`PUT ${QUIZ}/answers/${MEMBER}/grade`]: reply,
    [`PUT ${QUIZ}/answers/${MEMBER}/feedback`]: reply,
    [`PUT ${QUIZ}/answers/${MEMBER}/grade-review`]: reply,
    [`POST ${QUIZ}/grade-review`]: reply,
    [`PUT ${QUIZ}/self-evaluation`]: reply,
    'PUT /api/v1/my/clubs/7/answers/grading': reply,
    'POST /api/v1/my/clubs/7/grading-actions/5/undo': reply,
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

test('a grade that is refused because somebody else was first makes the figures stale, too', async () => {
  answers(() => ({ code: '0409', message: '-', status: 409 }));
  const { client, stale } = withAll();
  await expect(gradeAnswer(client, { params: answer, body: { grading: 80, version: 0 } })).rejects.toThrow();
  expect(stale().toSorted()).toEqual(around.toSorted());
});
