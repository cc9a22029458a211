import { MAX_ANSWER_FILES } from '@dure/contract/answering/answers/answer-limits';
import type * as endpoints from '@dure/contract/answering/answers/answers.endpoints';
import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import type { z } from 'zod';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import { uploadText } from '../../../../kernel/files/uploads.text.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, withUploads } from '../../../tenancy/files/files.public.ts';
import { permit, type QuizAddress, type QuizAccess } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { announceWriting } from '../writers/writers.service.ts';
import { attachFiles, detachFiles, saveDraftText } from './writing.queries.ts';
import { writeOwnAnswer } from './writing.service.ts';

/** A draft is of the pre-answer until that is submitted, of the final answer from then on. */
function permitDraft({ facts, verdicts }: QuizAccess): void {
  permit(facts.own_status === ANSWER_STATUS.preDraft ? verdicts.writePre : verdicts.writeFinal);
}

/** Keeps what is being typed. Of two devices the one that saw less is refused, with what the other one kept. */
export async function saveAnswerDraft(
  unit: Unit,
  address: QuizAddress,
  { text, version }: z.output<(typeof endpoints.saveAnswerDraft)['body']>,
) {
  return writeOwnAnswer(unit, address, async (transaction, { room, own }) => {
    permitDraft(room);
    const savedAt = own.draft_saved_at?.toISOString() ?? null;
    if (version !== own.draft_version) {
      // The same text again is a repeat whose answer was lost.
      if (text === own.draft_text && savedAt !== null) return { savedAt, version: own.draft_version };
      refuse('staleVersion', { data: { text: own.draft_text, savedAt, version: own.draft_version } });
    }
    const { tenantId, now } = unit;
    announceWriting(unit, transaction, address, own, text);
    const [[saved]] = await transaction.last(
      saveDraftText({ tenantId, answerSequence: own.answer_sequence, text, now }),
    );
    return { savedAt: unit.now.toISOString(), version: saved?.draft_version ?? version };
  });
}

export async function addAnswerFile(unit: Unit, address: QuizAddress, uploads: readonly Upload[]): Promise<FileRef> {
  if (uploads.length !== 1) refuseFields([{ path: 'file', message: uploadText.missing }]);
  return withUploads(unit, uploads, 'ANSWER', ([file], keep) =>
    writeOwnAnswer(unit, address, async (transaction, { room, own, attached }) => {
      permitDraft(room);
      const waiting = attached.filter(({ step }) => step === 'DRAFT').length;
      if (waiting >= MAX_ANSWER_FILES || !file) {
        return refuseFields([{ path: 'file', message: uploadText.tooMany(MAX_ANSWER_FILES) }]);
      }
      keep(transaction);
      transaction.soon(attachFiles(unit.tenantId, own.answer_sequence, 'DRAFT', [file.key], waiting));
      return file;
    }),
  );
}

/** Takes back a file that belongs to no submitted step. */
export async function removeAnswerFile(unit: Unit, address: QuizAddress, fileKey: string): Promise<null> {
  await writeOwnAnswer(unit, address, async (transaction, { own }) => {
    const draftFile = { answerSequence: own.answer_sequence, steps: ['DRAFT'], key: fileKey };
    const removed = await transaction.change(detachFiles({ tenantId: unit.tenantId, ...draftFile }));
    if (removed === 0) refuse('notFound');
    forgetFiles(transaction, [fileKey]);
  });
  await removeUnnamed(unit, [fileKey]);
  return null;
}
