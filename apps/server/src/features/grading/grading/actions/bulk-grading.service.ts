import type { Acted, gradeMany as gradeManyEndpoint } from '@dure/contract/grading/grading/grading-actions.endpoints';
import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import { gradeVerdict, permit } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { readQueueItems } from '../queue/club-queue.service.ts';
import { findAction, listChanges } from './grade-history.queries.ts';
import { actionView, isUndoable } from './grade-history.view.ts';
import type { PartChange } from '../grade-record.ts';
import { lockMany } from '../grade-writing.queries.ts';
import { readParts, writeParts } from '../grade-writing.service.ts';
import { notifyFeedback, notifyGraded } from '../grading-notifications.service.ts';

type Body = z.output<(typeof gradeManyEndpoint)['body']>;

/** The act and its answers as the caller now sees them. */
async function acted(
  unit: Unit,
  transaction: Transaction,
  club: number,
  action: number,
  sequences: readonly number[],
): Promise<Acted> {
  const row = await transaction.first(findAction(unit.tenantId, club, action));
  const contents = await readQueueItems(unit, transaction, club, sequences);
  return { action: actionView(row ?? refuse('notFound'), unit.now), contents };
}

/** Refuses with the answers whose part has another version than the caller saw. */
async function refuseStale(
  unit: Unit,
  transaction: Transaction,
  club: number,
  stale: readonly number[],
): Promise<void> {
  if (stale.length === 0) return;
  refuse('staleVersion', { data: { stale: await readQueueItems(unit, transaction, club, stale) } });
}

/** Grades many answers alike: all of them or, where somebody else was faster with one, none. */
export function gradeMany(unit: Unit, club: number, { answers, grading, feedback }: Body): Promise<Acted> {
  const { tenantId, memberId, now } = unit;
  const versions = new Map(answers.map((one) => [one.clubQuizAnswerSequence, one.version]));
  const sequences = [...versions.keys()];
  return unit.write(async (transaction) => {
    const [[facts], rows] = await transaction.all(
      findClubFacts(tenantId, club, memberId),
      lockMany(tenantId, club, sequences),
    );
    admitClubAdmin(unit.me, facts);
    if (rows.length < sequences.length) refuse('notFound');
    for (const row of rows) {
      permit(gradeVerdict({ isOwn: row.member_id === memberId, isFinal: row.answer_status === ANSWER_STATUS.final }));
    }
    const parts = await readParts(transaction, sequences);
    const stale = sequences.filter((one) => parts.version(one, 'GRADE') !== versions.get(one));
    await refuseStale(unit, transaction, club, stale);

    const at = now.toISOString();
    const unsaid = rows.filter((row) => parts.value(row.answer_sequence, 'FEEDBACK') === null);
    const grade = { note: '', criteria: [], gradedBy: memberId, gradedAt: at };
    const changes: PartChange[] = [
      ...(grading === undefined
        ? []
        : sequences.map((answerSequence) => ({
            answerSequence,
            part: 'GRADE' as const,
            value: { ...grade, grade: grading },
          }))),
      ...(feedback === undefined
        ? []
        : unsaid.map((row) => ({
            answerSequence: row.answer_sequence,
            part: 'FEEDBACK' as const,
            value: { text: fillTemplate(feedback, row.nickname), writtenBy: memberId, writtenAt: at },
          }))),
    ];
    const action = await writeParts(unit, transaction, { club, kind: 'BULK' }, changes, parts);
    const authors = (these: typeof rows) =>
      these.map((row) => ({ club, quiz: row.quiz_sequence, memberId: row.member_id }));
    if (grading !== undefined) {
      await notifyGraded(
        unit,
        transaction,
        authors(rows).map((one) => ({ ...one, grade: grading })),
      );
    }
    if (feedback !== undefined) await notifyFeedback(unit, transaction, authors(unsaid));
    return acted(unit, transaction, club, action, sequences);
  });
}

/** Puts back what an act had changed, as long as nobody changed it since. */
export function undoGrading(unit: Unit, club: number, action: number): Promise<Acted> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const [[facts], [act], changes] = await transaction.all(
      findClubFacts(tenantId, club, memberId),
      findAction(tenantId, club, action),
      listChanges(tenantId, club, action),
    );
    admitClubAdmin(unit.me, facts);
    if (!act) return refuse('notFound');
    if (!isUndoable(act, now)) refuse('gradingNotUndoable');
    const sequences = [...new Set(changes.map((one) => one.answer_sequence))];
    const rows = await transaction.rows(lockMany(tenantId, club, sequences));
    if (rows.some((row) => row.member_id === memberId)) refuse('ownAnswer');
    const parts = await readParts(transaction, sequences);
    const stale = changes.filter((one) => parts.version(one.answer_sequence, one.part) !== one.new_version);
    await refuseStale(
      unit,
      transaction,
      club,
      stale.map((one) => one.answer_sequence),
    );
    const restored = changes.map(
      (one) => ({ answerSequence: one.answer_sequence, part: one.part, value: one.old_value }) as unknown as PartChange,
    );
    const undo = await writeParts(unit, transaction, { club, kind: 'UNDO', undoes: action }, restored, parts);
    return acted(unit, transaction, club, undo, sequences);
  });
}
