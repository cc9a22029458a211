import type { NoteChange, NotePreview } from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import type { QuizAddress } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { gradingModel } from '../ai-proof/calibration.service.ts';
import { evaluateDue } from '../ai/evaluating.service.ts';
import { expectFindings, forgetDueFor, listDueFor } from '../ai/evaluation-due.queries.ts';
import { versionOf } from './notes.policy.ts';
import { lineAfter, readLines, refuseStaleNotes } from './notes.service.ts';
import { previewOf } from './notes.view.ts';
import {
  beginPreview,
  findPreview,
  forgetPreviews,
  listFindings,
  listOwnPreviews,
  listReread,
} from './previews.queries.ts';

/** Begins to read AI's grades of a quiz under changed notes; the page asks how far it is. A kill loses nothing of it. */
export async function previewRubricNote(unit: Unit, address: QuizAddress, change: NoteChange): Promise<NotePreview> {
  const { tenantId, memberId, services, now } = unit;
  const place = { tenantId, ...address };
  const model = await gradingModel(services, tenantId);
  const { preview, sequences } = await unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    const lines = await readLines(unit, read, address);
    if (change.version !== versionOf(lines)) return refuseStaleNotes(unit, read, address);
    const line = await lineAfter(unit, read, address, lines, change);
    const [former, rows] = await read(
      listOwnPreviews(place, memberId),
      listReread({ ...place, model, readerId: memberId }),
    );
    const others = rows.filter((row) => row.answer_sequence !== line.answerSequence);
    const dropped = former.map((one) => one.preview_sequence);
    transaction.soon(forgetDueFor(tenantId, dropped), forgetPreviews(tenantId, dropped));
    const begun = { ...line, version: change.version, model, answerCount: others.length, by: memberId, now };
    const begunRow = await transaction.first(beginPreview(place, begun));
    const wanted = others.map((row) => row.answer_sequence);
    transaction.soon(expectFindings({ tenantId, sequences: wanted, now, preview: begunRow!.preview_sequence }));
    return { preview: begunRow!.preview_sequence, sequences: wanted };
  });
  // Nobody waits for it: what fails is counted with its answer, and what a killed server leaves is the job's.
  if (sequences.length > 0) evaluateDue(services, tenantId, sequences).catch(() => {});
  return getRubricNotePreview(unit, address, preview);
}

export async function getRubricNotePreview(unit: Unit, address: QuizAddress, preview: number): Promise<NotePreview> {
  const { tenantId, memberId } = unit;
  const read = unit.read.bind(unit);
  await readLines(unit, read, address);
  const [[row], findings, due] = await read(
    findPreview({ tenantId, preview }),
    listFindings({ tenantId, preview }),
    listDueFor({ tenantId, preview }),
  );
  if (!row || row.asked_by !== memberId || row.club_sequence !== address.club || row.quiz_sequence !== address.quiz)
    return refuse('notFound');
  const [rows] = await read(listReread({ tenantId, ...address, model: row.model, readerId: memberId }));
  return previewOf(row, rows, findings, due);
}

export async function dropRubricNotePreview(unit: Unit, address: QuizAddress, preview: number) {
  const { tenantId } = unit;
  await getRubricNotePreview(unit, address, preview);
  return unit.write((transaction) => {
    transaction.soon(forgetDueFor(tenantId, [preview]), forgetPreviews(tenantId, [preview]));
    return Promise.resolve({});
  });
}
