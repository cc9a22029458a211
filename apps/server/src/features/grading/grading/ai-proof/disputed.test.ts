import type { ClubQueue } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { beforeAll, expect, test } from 'vitest';
import { answerFully, answerPath, answerRow, placeOf } from '../../../../testing/answers.ts';
import { makeClub } from '../../../../testing/clubs.ts';
import { makePerson, makeTenant } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { placeDue } from '../../../answering/answer-queue/queue-place.service.ts';
import { evaluateDue } from '../ai/evaluating.service.ts';
import { expectEvaluations } from '../ai/evaluation-due.queries.ts';
import type { AnswerGrader } from '../ai/grader.ts';
import { expectPlacesOf } from '../../../answering/answer-queue/answer-queue.public.ts';
import { keepCalibration } from './calibration.queries.ts';
import { calibrateTenant, fitModel } from './calibration.service.ts';

let server: TestServer;
let tenantId: string;
beforeAll(async () => {
  server = await startTestServer();
  tenantId = await makeTenant(server);
});

/** Gives every answer the same points, and is sure, or says so. */
const graderOf = (confidence: number): AnswerGrader => ({
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
      points: [],
      keywordsHit: [],
      keywordsMissed: [],
      suggestion: '',
      confidence,
      unread: [],
    }),
});
const grader = graderOf(0.9);

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

test('doubt goes by the fitted confidence: a model that is more sure than it should be is looked at first', async () => {
  const member = await makePerson(server, tenantId, 'member', '마');
  const made = await makeClub(server, tenantId, { members: [member], quizzes: [{ modelAnswerKeywords: [] }] });
  const at = placeOf(made);
  await answerFully(server, member, at, '마의 답');
  const { answer_sequence: sequence } = (await answerRow(server, tenantId, at, member))!;
  await server.database.transaction(tenantId, (transaction) =>
    transaction.change(expectEvaluations({ tenantId, sequences: [sequence], now: server.clock.now() })),
  );
  const sure = { ...graderOf(0.8), model: 'too-sure' };
  await evaluateDue(server.services, tenantId, [sequence], sure);
  const item = async () => {
    await placeDue(server.services, tenantId);
    const url = `/api/v1/my/clubs/${made.clubSequence}/answers?filter=waiting`;
    const { body } = await server.call({ url, token: made.creator.token });
    const [{ reason }] = (body.data as ClubQueue).contents as [ClubQueue['contents'][number]];
    return { reason, rank: (await answerRow(server, tenantId, at, member))!.queue_rank! };
  };
  const before = await item();
  expect(before.reason).toBeNull();
  const fit = { tenantId, model: 'too-sure', sampleCount: 30, error: 0.3, now: server.clock.now() };
  await server.database.transaction(tenantId, async (transaction) => {
    await transaction.change(keepCalibration({ ...fit, knots: [{ at: 0.8, share: 0.3 }] }));
    await transaction.change(expectPlacesOf({ tenantId, model: 'too-sure' }));
  });
  const after = await item();
  expect(after.reason).toMatchObject({ kind: 'unsure' });
  expect(after.rank).toBeLessThan(before.rank);
  // The next fit knows nothing of it any more: what waits is placed anew.
  await server.database.transaction(tenantId, (transaction) => fitModel(transaction, 'too-sure', server.clock.now()));
  expect(await item()).toEqual(before);
});
