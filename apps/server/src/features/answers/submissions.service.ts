import { MAX_ANSWER_FILES, type submitPreAnswer } from '@dure/contract/answers/answers.endpoints';
import { ANSWER_STATUS, type AnswerRoom } from '@dure/contract/answers/answers.views';
import type { z } from 'zod';
import type { Transaction } from '../../kernel/database/database.ts';
import type { Upload } from '../../kernel/files/uploads.ts';
import { uploadText } from '../../kernel/files/uploads.text.ts';
import { refuseFields } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, writeWithUploads } from '../files/uploads.service.ts';
import { answersText } from './answers.text.ts';
import { permit, type QuizAddress } from './quiz-facts.service.ts';
import { readRoom } from './room.service.ts';
import { countSubmission, keepVersion, submitStep, type Submission } from './submissions.queries.ts';
import { attachFiles, detachFiles, listAttached } from './writing.queries.ts';
import { lockOwnAnswer } from './writing.service.ts';

type Step = Submission['step'];
type Body = z.output<(typeof submitPreAnswer)['body']>;

/**
 * The files of the answer of which `keys` are to be the step's. They must be files of this very answer: uploaded for it,
 * or of one of its steps. Answers the uploaded ones that were not taken along; they are forgotten with the draft.
 */
async function leftOver(transaction: Transaction, answerSequence: number, keys: readonly string[]): Promise<string[]> {
  const attached = await transaction.rows(listAttached(transaction.tenantId, answerSequence));
  const known = new Set(attached.map((row) => row.file_key));
  const faulty = keys.flatMap((key, index) =>
    known.has(key) ? [] : [{ path: `fileKeys.${index}`, message: answersText.unknownFile }],
  );
  if (faulty.length > 0) refuseFields(faulty);
  return attached.filter((row) => row.step === 'DRAFT' && !keys.includes(row.file_key)).map((row) => row.file_key);
}

/** Submits a step of the caller's answer; a final answer may be submitted again, as a revision. */
export async function submit(
  unit: Unit,
  address: QuizAddress,
  step: Step,
  { text, fileKeys: chosen }: Body,
  uploads: readonly Upload[],
): Promise<AnswerRoom> {
  const kept = [...new Set(chosen)];
  if (kept.length + uploads.length > MAX_ANSWER_FILES) {
    refuseFields([{ path: 'files', message: uploadText.tooMany(MAX_ANSWER_FILES) }]);
  }
  let left: string[] = [];
  const room = await writeWithUploads(unit, uploads, 'ANSWER', async (transaction, files) => {
    const { tenantId } = unit;
    const { room, own } = await lockOwnAnswer(unit, transaction, address);
    permit(step === 'PRE' ? room.verdicts.writePre : room.verdicts.writeFinal);
    const sequence = own.answer_sequence;
    const uploaded = files.map(({ key }) => key);
    if (uploaded.length > 0) await transaction.change(attachFiles(tenantId, sequence, 'DRAFT', uploaded));
    const fileKeys = [...kept, ...uploaded];
    left = await leftOver(transaction, sequence, fileKeys);
    const isRevision = room.facts.own_status === ANSWER_STATUS.final;
    const submission: Submission = { step, text, fileKeys, isRevision, now: unit.now };
    const changes = [
      detachFiles(tenantId, sequence, ['DRAFT', step]),
      fileKeys.length > 0 && attachFiles(tenantId, sequence, step, fileKeys),
      submitStep(tenantId, sequence, submission),
      keepVersion(tenantId, sequence, submission),
      !isRevision && countSubmission(tenantId, address, step),
    ];
    await transaction.all(...changes.filter((change) => change !== false));
    await forgetFiles(transaction, left);
    return readRoom(unit, transaction.all.bind(transaction), address);
  });
  await removeUnnamed(unit, left);
  return room;
}
