import type { ClubQueue } from '@dure/contract/grading/grading-queue.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, answerPath, answerRow, placeOf } from '../../../testing/answers.ts';
import { makeClub } from '../../../testing/clubs.ts';
import { makePerson, makeTenant } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { placeDue } from '../../answer-queue/queue-place.service.ts';
import { evaluateDue } from '../ai/evaluating.service.ts';
import { expectEvaluations } from '../ai/evaluation-due.queries.ts';
import type { AnswerGrader } from '../ai/grader.ts';
import { calibrateTenant } from './calibration.service.ts';

let server: TestServer;
let tenantId: string;
beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

/** Gives every answer the same points, and is sure. */
const grader: AnswerGrader = {
  model: 'dure-built-in',
  promptVersion: '1',
  grade: () =>
    Promise.resolve({
      score: 60,
      justification: '',
      criteria: [
        { name: '까닭', points: 40, reason: '', evidence: [] },
        { name: '확인', points: 80, reason: '', evidence: [] },
      ],
      keywordsHit: [],
      keywordsMissed: [],
      suggestion: '',
      confidence: 0.9,
      unread: [],
    }),
};

test('what waits where AI and instructors often differ in a criterion comes first and names it, until they no longer do', async () => {
  const members = await Promise.all(
    ['가', '나', '다', '라'].map((name) => makePerson(server, tenantId, 'member', name)),
  );
  const rubric = ['까닭', '확인'].map((name) => ({ name, weight: 50 }));
  const made = await makeClub(server, tenantId, { members, quizzes: [{ rubric, modelAnswerKeywords: [] }] });
  const at = placeOf(made);
  const sequences: number[] = [];
  for (const member of members) {
    await answerFully(server, member, at, `${member.nickname}의 답`);
    sequences.push((await answerRow(server, tenantId, at, member))!.answer_sequence);
  }
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(expectEvaluations({ tenantId, sequences, now: server.clock.now() })),
  );
  await evaluateDue(server.services, tenantId, null, grader);
  const grade = (no: number, points: number, version: number) =>
    server.call({
      method: 'PUT',
      url: `${answerPath(at, members[no]!)}/grade`,
      token: made.creator.token,
      payload: {
        grading: 70,
        criteria: [
          { name: '까닭', points },
          { name: '확인', points: 80 },
        ],
        version,
      },
    });
  const waiting = async () => {
    await calibrateTenant(server.services, tenantId);
    await placeDue(server.services, tenantId);
    const { body } = await server.call({
      url: `/api/v1/my/clubs/${made.clubSequence}/answers?filter=waiting`,
      token: made.creator.token,
    });
    return (body.data as ClubQueue).contents.map(({ member, reason }) => [member.nickname, reason]);
  };
  const rank = async () => (await answerRow(server, tenantId, at, members[3]!))!.queue_rank!;
  await grade(0, 80, 0);
  await grade(1, 80, 0);
  expect((await waiting()).at(-1)).toEqual(['라', null]);
  const before = await rank();
  await grade(2, 80, 0);
  expect(await waiting()).toEqual([['라', { kind: 'criterion', points: null, judges: null, criterion: '까닭' }]]);
  expect(await rank()).toBeLessThan(before);
  for (const no of [0, 1, 2]) await grade(no, 45, 1);
  expect(await waiting()).toEqual([['라', null]]);
  expect(await rank()).toBe(before);
});
