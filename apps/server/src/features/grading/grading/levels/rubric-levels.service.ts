import { regraded, withLevels } from '@dure/contract/grading/grading/level-change';
import {
  MAX_REGRADED,
  type changeRubricLevels as changeEndpoint,
  type RubricGrade,
  type RubricGrades,
} from '@dure/contract/grading/grading/rubric-levels.endpoints';
import { shortened } from '@dure/contract/markdown/shortened';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { answersText, criteriaOf } from '../../../answering/answers/answers.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
  type Read,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { changeRubric, mayRewrite } from '../../../authoring/quizzes/quizzes.public.ts';
import { findAction } from '../actions/grade-history.queries.ts';
import { actionView } from '../actions/grade-history.view.ts';
import type { GradeRecord } from '../grade-record.ts';
import { lockMany } from '../grade-writing.queries.ts';
import { writeParts } from '../grade-writing.service.ts';
import { notifyGraded } from '../grading-notifications.service.ts';
import { readQueueItems } from '../queue/club-queue.service.ts';
import {
  EXCERPT_LETTERS,
  findRubric,
  findRubricGrades,
  lockQuiz,
  type RubricGradeRow,
} from './rubric-levels.queries.ts';

const gradeOf = (row: RubricGradeRow): RubricGrade => ({
  clubQuizAnswerSequence: row.answer_sequence,
  member: personView(row),
  excerpt: shortened(row.excerpt, EXCERPT_LETTERS),
  grading: row.grade,
  criteria: criteriaOf(row),
  version: row.version,
});

/** The rubric of a quiz that the caller manages, and the grades given by it. */
async function readRubricGrades(unit: Unit, read: Read, address: QuizAddress): Promise<RubricGrades> {
  const place = { tenantId: unit.tenantId, ...address };
  const [[facts], [quiz], rows] = await read(
    findQuizFacts(asked(unit, address)),
    findRubric(place),
    findRubricGrades(place, unit.memberId, MAX_REGRADED),
  );
  const room = await enterQuiz(unit, read, address, facts);
  permit(room.verdicts.manage);
  if (!quiz) return refuse('notFound');
  return {
    rubric: quiz.rubric as unknown as RubricCriterion[],
    version: quiz.version,
    grades: rows.map(gradeOf),
    can: { change: mayRewrite({ me: unit.me, isDraft: false }, quiz) },
  };
}

export const listRubricGrades = (unit: Unit, address: QuizAddress): Promise<RubricGrades> =>
  readRubricGrades(unit, unit.read.bind(unit), address);

type Change = z.output<(typeof changeEndpoint)['body']>;

/** Each former level of the criterion once at most, and no two of one name. */
function checkLevels({ criterion: name, levels }: Change, rubric: readonly RubricCriterion[]): void {
  const criterion = rubric.find((one) => one.name === name);
  if (!criterion) return refuseFields([{ path: 'criterion', message: answersText.unknownCriterion }]);
  const before = levelsOf(criterion).map(({ label }) => label);
  const faults = levels.flatMap(({ from, label }, index) => [
    ...(from === null || (before.includes(from) && levels.findIndex((one) => one.from === from) === index)
      ? []
      : [{ path: `levels.${index}.from`, message: answersText.unknownLevel }]),
    ...(levels.findIndex((one) => one.label === label) === index
      ? []
      : [{ path: `levels.${index}.label`, message: answersText.repeatedLevel }]),
  ]);
  if (faults.length > 0) refuseFields(faults);
}

/** Grades the named answers as the levels now say; refused where one is no longer as the caller saw it. */
async function regradeMany(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
  { criterion, levels, regrade }: Change,
  current: RubricGrades,
) {
  const { rubric, grades } = current;
  const { club } = address;
  const known = new Map(grades.map((one) => [one.clubQuizAnswerSequence, one]));
  const changes = regrade.map(({ clubQuizAnswerSequence, version }) => {
    const before = known.get(clubQuizAnswerSequence);
    const after = before?.version === version ? regraded(rubric, criterion, levels, before) : null;
    if (!before || !after) return refuse('staleVersion', { data: current });
    known.delete(clubQuizAnswerSequence);
    return { before, after };
  });
  const value = ({ grading, criteria }: (typeof changes)[number]['after']): GradeRecord => ({
    grade: grading,
    note: '',
    criteria,
    gradedBy: unit.memberId,
    gradedAt: unit.now.toISOString(),
  });
  const action = await writeParts(
    unit,
    transaction,
    { club, kind: 'BULK' },
    changes.map(({ before, after }) => ({
      answerSequence: before.clubQuizAnswerSequence,
      part: 'GRADE',
      value: value(after),
    })),
  );
  const moved = changes.filter(({ before, after }) => before.grading !== after.grading);
  await notifyGraded(
    unit,
    transaction,
    moved.map(({ before, after }) => ({ ...address, memberId: before.member.memberUUID, grade: after.grading })),
  );
  return action;
}

/** Changes the levels of one criterion, and exactly the grades that the caller saw would follow. */
export function changeRubricLevels(unit: Unit, address: QuizAddress, change: Change) {
  const { tenantId } = unit;
  const sequences = change.regrade.map((one) => one.clubQuizAnswerSequence);
  return unit.write(async (transaction) => {
    await transaction.all(lockQuiz({ tenantId, ...address }));
    await transaction.all(lockMany(tenantId, address.club, sequences));
    const current = await readRubricGrades(unit, transaction.all.bind(transaction), address);
    if (!current.can.change) refuse('forbidden');
    if (current.version !== change.version) refuse('staleVersion', { data: current });
    checkLevels(change, current.rubric);
    const rubric = withLevels(current.rubric, change.criterion, change.levels);
    transaction.soon(changeRubric(unit, address.quiz, rubric));
    if (sequences.length === 0) return { rubric, action: null, contents: [] };
    const acted = await regradeMany(unit, transaction, address, change, current);
    const row = await transaction.first(findAction(tenantId, address.club, acted));
    const contents = await readQueueItems(unit, transaction, address.club, sequences);
    return { rubric, action: actionView(row ?? refuse('notFound'), unit.now), contents };
  });
}
