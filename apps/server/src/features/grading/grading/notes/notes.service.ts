import { MAX_NOTES } from '@dure/contract/grading/grading/notes/rubric-note-limits';
import type { NoteChange, RubricNotes } from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { settleQueue } from '../../../answering/answer-queue/answer-queue.public.ts';
import { answersText } from '../../../answering/answers/answers.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
  type Read,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { gradingModel } from '../ai-proof/calibration.service.ts';
import { forgetDueFor } from '../ai/evaluation-due.queries.ts';
import { findQuizTexts, keepEvaluation } from '../ai/evaluations.queries.ts';
import { lockMany } from '../grade-writing.queries.ts';
import { gradedChange } from '../graders/graders.changes.ts';
import { versionOf } from './notes.policy.ts';
import { findFinalAnswer, keepChange, type Line, listChanges, type LineRow, listLines } from './notes.queries.ts';
import { changedBy, rubricNotesOf } from './notes.view.ts';
import { findPreview, forgetPreviews, listFindings, listReread } from './previews.queries.ts';

/** The lines of a quiz whose answers the caller grades. */
export async function readLines(unit: Unit, read: Read, address: QuizAddress): Promise<LineRow[]> {
  const [[facts], lines] = await read(
    findQuizFacts(asked(unit, address)),
    listLines({ tenantId: unit.tenantId, ...address }),
  );
  permit((await enterQuiz(unit, read, address, facts)).verdicts.manage);
  return lines;
}

async function readNotes(unit: Unit, read: Read, address: QuizAddress, model: string): Promise<RubricNotes> {
  const place = { tenantId: unit.tenantId, ...address };
  const lines = await readLines(unit, read, address);
  const [changes, rows] = await read(listChanges(place), listReread({ ...place, model, readerId: unit.memberId }));
  return rubricNotesOf(lines, changes, rows.length);
}

export const listRubricNotes = async (unit: Unit, address: QuizAddress): Promise<RubricNotes> =>
  readNotes(unit, unit.read.bind(unit), address, await gradingModel(unit.services, unit.tenantId));

/** Refuses a change of lines that somebody else changed meanwhile, with how they stand now. */
export async function refuseStaleNotes(unit: Unit, read: Read, address: QuizAddress): Promise<never> {
  const model = await gradingModel(unit.services, unit.tenantId);
  return refuse('staleVersion', { data: await readNotes(unit, read, address, model) });
}

/** The line as a change makes it: a former one keeps where it came from, a new one says it. */
export async function lineAfter(
  unit: Unit,
  read: Read,
  address: QuizAddress,
  lines: readonly LineRow[],
  { no, text, from }: Pick<NoteChange, 'no' | 'text' | 'from'>,
): Promise<Line> {
  const former = lines.find((one) => one.note_no === no);
  if (former) {
    const { criterion, answer_sequence: answerSequence, points } = former;
    return { no, criterion, text, answerSequence, points };
  }
  if (no !== null || from === null || text === '') return refuseStaleNotes(unit, read, address);
  if (lines.filter((one) => one.text !== '').length >= MAX_NOTES) refuse('tooManyNotes');
  const place = { tenantId: unit.tenantId, ...address };
  const [[quiz], [answer]] = await read(findQuizTexts(place), findFinalAnswer(place, from.memberUUID));
  if (from.memberUUID === unit.memberId) refuse('ownAnswer');
  const names = (quiz!.rubric as unknown as RubricCriterion[]).map(({ name }) => name);
  if (from.criterion !== '' && !names.includes(from.criterion))
    refuseFields([{ path: 'from.criterion', message: answersText.unknownCriterion }]);
  const { answer_sequence: answerSequence } = answer ?? refuse('notFound');
  return { no: null, criterion: from.criterion, text, answerSequence, points: from.points };
}

/** Which answers of a quiz AI grades otherwise once a preview's line stands. */
async function readChanged(unit: Unit, transaction: Transaction, address: QuizAddress, preview: number, model: string) {
  const { tenantId, memberId } = unit;
  const [rows, findings] = await transaction.all(
    listReread({ tenantId, ...address, model, readerId: memberId }),
    listFindings({ tenantId, preview }),
  );
  return changedBy(rows, findings);
}

/** Lets what a preview found be what AI gives; what its author or an instructor changed meanwhile stays as it is. */
async function apply(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
  line: Line,
  after: number,
  preview: number,
) {
  const { tenantId, memberId, now } = unit;
  const seen = await transaction.first(findPreview({ tenantId, preview }));
  const isSame =
    seen?.asked_by === memberId &&
    seen.club_sequence === address.club &&
    seen.quiz_sequence === address.quiz &&
    seen.version === after &&
    seen.note_no === line.no &&
    seen.criterion === line.criterion &&
    seen.text === line.text &&
    seen.answer_sequence === line.answerSequence &&
    seen.points === line.points;
  if (!seen || !isSame) return refuseStaleNotes(unit, transaction.all.bind(transaction), address);
  const wanted = await readChanged(unit, transaction, address, preview, seen.model);
  await transaction.rows(
    lockMany(
      tenantId,
      address.club,
      wanted.map(({ row }) => row.answer_sequence),
    ),
  );
  // Under the locks once more: an instructor may have graded meanwhile.
  const changed = await readChanged(unit, transaction, address, preview, seen.model);
  for (const { row, finding, found } of changed)
    transaction.soon(
      keepEvaluation({
        tenantId,
        sequence: row.answer_sequence,
        versionNo: finding.version_no,
        text: row.final_text ?? '',
        found,
        model: seen.model,
        promptVersion: finding.prompt_version,
        now,
      }),
    );
  transaction.soon(forgetDueFor(tenantId, [preview]), forgetPreviews(tenantId, [preview]));
  const sequences = changed.map(({ row }) => row.answer_sequence);
  if (sequences.length > 0) await settleQueue(transaction, sequences);
  transaction.announce(...sequences.map((sequence) => gradedChange(address.club, sequence)));
  return sequences.length;
}

/** Changes one line of the notes; of two who do so at once the second is shown what the first wrote. */
export async function changeRubricNotes(
  unit: Unit,
  address: QuizAddress,
  { version, preview, ...change }: NoteChange & { readonly preview: number | null },
): Promise<RubricNotes & { changedCount: number }> {
  const { tenantId, memberId, services, now } = unit;
  const model = await gradingModel(services, tenantId);
  return unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    const lines = await readLines(unit, read, address);
    if (version !== versionOf(lines)) return refuseStaleNotes(unit, read, address);
    const line = await lineAfter(unit, read, address, lines, change);
    const kept = await transaction.change(keepChange({ tenantId, ...address }, version, line, { by: memberId, now }));
    if (kept === 0) return refuseStaleNotes(unit, read, address);
    const changedCount = preview === null ? 0 : await apply(unit, transaction, address, line, version, preview);
    return { ...(await readNotes(unit, read, address, model)), changedCount };
  });
}

/** Lines that came with a grade: each follows whatever stands there. */
export async function addNotes(
  unit: Unit,
  transaction: Transaction,
  address: QuizAddress,
  notes: readonly Omit<Line, 'no'>[],
): Promise<void> {
  const place = { tenantId: unit.tenantId, ...address };
  for (const note of notes) {
    let kept = 0;
    while (kept === 0) {
      const lines = await transaction.rows(listLines(place));
      if (lines.filter(({ text }) => text !== '').length >= MAX_NOTES) refuse('tooManyNotes');
      kept = await transaction.change(
        keepChange(place, versionOf(lines), { ...note, no: null }, { by: unit.memberId, now: unit.now }),
      );
    }
  }
}
