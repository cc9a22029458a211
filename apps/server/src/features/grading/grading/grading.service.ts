import type * as endpoints from '@dure/contract/grading/grading/grading.endpoints';
import type { GradingDetail, GradingQueueItem } from '@dure/contract/grading/grading/grading.endpoints';
import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import type { Page } from '@dure/contract/http/paging';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  answersText,
  findFeedback,
  findReview,
  listFiles,
  listGrades,
} from '../../answering/answers/answers.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  gradeVerdict,
  permit,
  type QuizAddress,
  type Read,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { findEvaluation } from './ai/evaluations.queries.ts';
import type { GradeRecord } from './grade-record.ts';
import { lockSubmitted } from './grade-writing.queries.ts';
import { writeParts } from './grade-writing.service.ts';
import { countQueue, findGradingDetail, listQueue, type QueueQuery } from './grading.queries.ts';
import { gradingDetailOf, queueItemOf } from './grading.view.ts';
import { notifyGraded } from './grading-notifications.service.ts';
import { addNotes } from './notes/notes.service.ts';

export async function listMemberAnswers(
  unit: Unit,
  address: QuizAddress,
  query: QueueQuery,
): Promise<Page<GradingQueueItem>> {
  const { tenantId } = unit;
  const [[facts], rows, [total]] = await unit.read(
    findQuizFacts(asked(unit, address)),
    listQueue(tenantId, address, query),
    countQueue(tenantId, address, query),
  );
  const room = await enterQuiz(unit, unit.read.bind(unit), address, facts);
  permit(room.verdicts.manage);
  return {
    contents: rows.map((row) => queueItemOf(row, room.facts.deadline_at, unit.now)),
    totalElements: total?.count ?? 0,
  };
}

/** One member's answer as the admins of the club see it. */
export async function readGradingDetail(
  unit: Unit,
  read: Read,
  address: QuizAddress,
  memberUUID: string,
): Promise<GradingDetail> {
  const author = { ...asked(unit, address), memberId: memberUUID };
  const [[facts], [row], files, grades, [feedback], [review], [evaluation]] = await read(
    findQuizFacts(asked(unit, address)),
    findGradingDetail(author),
    listFiles(author),
    listGrades(author),
    findFeedback(author),
    findReview(author),
    findEvaluation(author),
  );
  const room = await enterQuiz(unit, read, address, facts);
  permit(room.verdicts.manage);
  return row
    ? gradingDetailOf(row, { deadlineAt: room.facts.deadline_at, files, grades, feedback, review, evaluation }, unit)
    : refuse('notFound');
}

export const getMemberAnswer = (unit: Unit, address: QuizAddress, memberUUID: string): Promise<GradingDetail> =>
  readGradingDetail(unit, unit.read.bind(unit), address, memberUUID);

/** Locks a submitted answer for an admin of the club and answers its state under the lock. */
export async function lockForGrading(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
  memberUUID: string,
): Promise<{ answerSequence: number; isOwn: boolean; isFinal: boolean; current: GradingDetail }> {
  const [[answer]] = await transaction.all(lockSubmitted(unit.tenantId, address, memberUUID));
  const current = await readGradingDetail(unit, transaction.all.bind(transaction), address, memberUUID);
  if (!answer) return refuse('notFound');
  return {
    answerSequence: answer.answer_sequence,
    isOwn: answer.member_id === unit.memberId,
    isFinal: answer.answer_status === ANSWER_STATUS.final,
    current,
  };
}

type Grading = z.output<(typeof endpoints.gradeAnswer)['body']>;

/** The criteria of which something is said: each of the quiz's rubric and once, a level with the points that it has. */
function checkCriteria(criteria: Grading['criteria'], rubric: GradingDetail['rubric']) {
  const names = criteria.map(({ name }) => name);
  const faulty = criteria.flatMap(({ name, points, level }, index) => {
    const criterion = rubric.find((one) => one.name === name);
    const refused = (field: string, message: string) => [{ path: `criteria.${index}.${field}`, message }];
    if (!criterion) return refused('name', answersText.unknownCriterion);
    if (names.indexOf(name) !== index) return refused('name', answersText.repeatedCriterion);
    const isLevel = levelsOf(criterion).some((one) => one.label === level && one.points === points);
    return level === null || isLevel ? [] : refused('level', answersText.unknownLevel);
  });
  if (faulty.length > 0) refuseFields(faulty);
  return criteria.filter(({ comment, points }) => comment !== '' || points !== null);
}

/** What was given to the criterion of a note; the whole has the grade. */
function pointsOf(criterion: string, index: number, { grade, criteria }: Pick<GradeRecord, 'grade' | 'criteria'>) {
  if (criterion === '') return grade;
  const points = criteria.find(({ name }) => name === criterion)?.points ?? null;
  return points ?? refuseFields([{ path: `notes.${index}.criterion`, message: answersText.unknownCriterion }]);
}

/** The instructor's grade; whoever saw an older one is refused with the current state. */
export async function gradeAnswer(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
  { grading, criteria, notes, version }: Grading,
): Promise<GradingDetail> {
  return unit.write(async (transaction) => {
    const { answerSequence, current, ...answer } = await lockForGrading(unit, transaction, address, memberUUID);
    permit(gradeVerdict(answer));
    if (version !== (current.instructorGrade?.version ?? 0)) refuse('staleVersion', { data: current });
    const comments = checkCriteria(criteria, current.rubric);
    const value = {
      grade: grading,
      note: '',
      criteria: comments,
      gradedBy: unit.memberId,
      gradedAt: unit.now.toISOString(),
    };
    const act = { club: address.club, kind: 'GRADE' } as const;
    await writeParts(unit, transaction, act, [{ answerSequence, part: 'GRADE', value }]);
    await notifyGraded(unit, transaction, [{ ...address, memberId: memberUUID, grade: grading }]);
    await addNotes(
      unit,
      transaction,
      address,
      notes.map((note, index) => ({ ...note, answerSequence, points: pointsOf(note.criterion, index, value) })),
    );
    return readGradingDetail(unit, transaction.all.bind(transaction), address, memberUUID);
  });
}
