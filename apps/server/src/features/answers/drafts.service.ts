import type { saveAnswerDraft } from '@dure/contract/answers/answers.endpoints';
import { MAX_ANSWER_FILES } from '@dure/contract/answers/answers.endpoints';
import { ANSWER_STATUS, type FileRef } from '@dure/contract/answers/answers.views';
import type { z } from 'zod';
import type { Upload } from '../../kernel/files/uploads.ts';
import { uploadText } from '../../kernel/files/uploads.text.ts';
import { refuse, refuseFields } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, writeWithUploads } from '../files/uploads.service.ts';
import { permit, type QuizAddress, type Standing } from './quiz-facts.service.ts';
import { attachFiles, detachFiles, listAttached, saveDraftText } from './writing.queries.ts';
import { lockOwnAnswer } from './writing.service.ts';

/** A draft is of the pre-answer until that is submitted, of the final answer from then on. */
function permitDraft({ facts, verdicts }: Standing): void {
  permit(facts.own_status === ANSWER_STATUS.preDraft ? verdicts.writePre : verdicts.writeFinal);
}

/** Keeps what is being typed. Of two devices the one that saw less is refused, with what the other one kept. */
export async function saveDraft(
  unit: Unit,
  address: QuizAddress,
  { text, version }: z.output<(typeof saveAnswerDraft)['body']>,
) {
  return unit.write(async (transaction) => {
    const { room, own } = await lockOwnAnswer(unit, transaction, address);
    permitDraft(room);
    const savedAt = own.draft_saved_at?.toISOString() ?? null;
    if (version !== own.draft_version) {
      // The same text again is a repeat whose answer was lost.
      if (text === own.draft_text && savedAt !== null) return { savedAt, version: own.draft_version };
      refuse('staleVersion', { data: { text: own.draft_text, savedAt, version: own.draft_version } });
    }
    const saved = await transaction.first(
      saveDraftText({ tenantId: unit.tenantId, answerSequence: own.answer_sequence, text, now: unit.now }),
    );
    return { savedAt: unit.now.toISOString(), version: saved?.draft_version ?? version };
  });
}

export async function addDraftFile(unit: Unit, address: QuizAddress, uploads: readonly Upload[]): Promise<FileRef> {
  if (uploads.length !== 1) refuseFields([{ path: 'file', message: uploadText.missing }]);
  return writeWithUploads(unit, uploads, 'ANSWER', async (transaction, [file]) => {
    const { room, own } = await lockOwnAnswer(unit, transaction, address);
    permitDraft(room);
    const attached = await transaction.rows(listAttached(unit.tenantId, own.answer_sequence));
    const waiting = attached.filter(({ step }) => step === 'DRAFT').length;
    if (waiting >= MAX_ANSWER_FILES || !file) {
      return refuseFields([{ path: 'file', message: uploadText.tooMany(MAX_ANSWER_FILES) }]);
    }
    await transaction.change(attachFiles(unit.tenantId, own.answer_sequence, 'DRAFT', [file.key], waiting));
    return file;
  });
}

/** Takes back a file that belongs to no submitted step. */
export async function removeDraftFile(unit: Unit, address: QuizAddress, fileKey: string): Promise<null> {
  await unit.write(async (transaction) => {
    const { own } = await lockOwnAnswer(unit, transaction, address);
    const removed = await transaction.change(detachFiles(unit.tenantId, own.answer_sequence, ['DRAFT'], fileKey));
    if (removed === 0) refuse('notFound');
    await forgetFiles(transaction, [fileKey]);
  });
  await removeUnnamed(unit, [fileKey]);
  return null;
}
