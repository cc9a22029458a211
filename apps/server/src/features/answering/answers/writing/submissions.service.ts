import { MAX_ANSWER_FILES } from '@dure/contract/answering/answers/answer-limits';
import type * as endpoints from '@dure/contract/answering/answers/answers.endpoints';
import { ANSWER_STATUS, type AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import type { z } from 'zod';
import { recheckOf } from '../../../../kernel/live/change.ts';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import { uploadText } from '../../../../kernel/files/uploads.text.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, withUploads } from '../../../tenancy/files/files.public.ts';
import { answersText } from '../answers.text.ts';
import { keywordCoverage } from '../../../../kernel/language/text/keywords.ts';
import { expectComparison, settleQueue } from '../../answer-queue/answer-queue.public.ts';
import {
  afterSubmission,
  marksFirstFinal,
  marksRevision,
  permit,
  type QuizAddress,
} from '../../../clubs/quiz-access/quiz-access.public.ts';
import { keepQuotes } from '../quotes/quotes.service.ts';
import { answerChange } from '../room/room.changes.ts';
import { readBareRoom, readRoom } from '../room/room.service.ts';
import { announceWriting } from '../writers/writers.service.ts';
import { demandShown, keepVersion, submitLateRevision, submitStep } from './submissions.queries.ts';
import { attachFiles, detachFiles } from './writing.queries.ts';
import { writeOwnAnswer, type OwnAnswer } from './writing.service.ts';

type Step = 'PRE' | 'FINAL';
type Body = z.output<(typeof endpoints.submitPreAnswer)['body']>;

/**
 * Of the files attached so far, `keys` are to be the step's. They must be files of this very answer: uploaded for it, or of
 * one of its steps. Answers the uploaded ones that were not taken along; they are forgotten with the draft.
 */
function leftOver(attached: OwnAnswer['attached'], keys: readonly string[]): string[] {
  const known = new Set(attached.map((row) => row.file_key));
  const faulty = keys.flatMap((key, index) =>
    known.has(key) ? [] : [{ path: `fileKeys.${index}`, message: answersText.unknownFile }],
  );
  if (faulty.length > 0) refuseFields(faulty);
  return attached.filter((row) => row.step === 'DRAFT' && !keys.includes(row.file_key)).map((row) => row.file_key);
}

async function submit(
  step: Step,
  unit: Unit,
  address: QuizAddress,
  { text, fileKeys: chosen }: Body,
  uploads: readonly Upload[],
): Promise<AnswerRoom> {
  const kept = [...new Set(chosen)];
  if (kept.length + uploads.length > MAX_ANSWER_FILES) {
    refuseFields([{ path: 'files', message: uploadText.tooMany(MAX_ANSWER_FILES) }]);
  }
  let left: string[] = [];
  const room = await withUploads(unit, uploads, 'ANSWER', (files, keep) =>
    writeOwnAnswer(unit, address, async (transaction, { room, own, isJudged, isDiscussed, attached }) => {
      permit(step === 'PRE' ? room.verdicts.writePre : room.verdicts.writeFinal);
      left = leftOver(attached, kept);
      keep(transaction);
      const { tenantId, now } = unit;
      const answer = { tenantId, answerSequence: own.answer_sequence };
      const fileKeys = [...kept, ...files.map(({ key }) => key)];
      const isRevision = room.facts.own_status === ANSWER_STATUS.final;
      const isLate = marksRevision(room);
      // The first one counts in any case: there is no version before it.
      const isFirstLate = step === 'FINAL' && marksFirstFinal(room);
      const coverage = step === 'FINAL' ? keywordCoverage(text, own.keywords) : null;
      const place = isLate ? 'REVISED' : step;
      if (attached.length > 0) transaction.soon(detachFiles({ ...answer, steps: ['DRAFT', place] }));
      transaction.soon(
        isLate
          ? submitLateRevision({ ...answer, now })
          : submitStep({ ...answer, step, text, isRevision, coverage, now }),
        keepVersion({ ...answer, step, text, fileKeys, isAfterModelAnswer: isLate || isFirstLate, now }),
      );
      if (fileKeys.length > 0) transaction.soon(attachFiles(tenantId, answer.answerSequence, place, fileKeys));
      if (step === 'FINAL' && !isLate) {
        transaction.soon(expectComparison({ ...answer, now }));
        await keepQuotes(unit, transaction, address, room, { ...answer, text, isRevision });
      }
      // Where nobody has judged the answer, other words do not move it in the queue.
      if (isRevision && !isLate && isJudged) await settleQueue(transaction, [answer.answerSequence]);
      if (!isRevision) transaction.soon(demandShown({ tenantId, ...address, now }));
      forgetFiles(transaction, left);
      transaction.announce(
        answerChange(address, answer.answerSequence, step === 'PRE' ? 'answer' : 'revision', unit.memberId),
      );
      announceWriting(unit, transaction, address, own, null);
      // From now on the member's pages hear what happens to the answers.
      if (step === 'PRE') transaction.announce(recheckOf(unit.memberId));
      const read = transaction.last.bind(transaction);
      if (isJudged || isDiscussed || attached.length + files.length > 0) return readRoom(unit, read, address);
      const status = step === 'PRE' ? ANSWER_STATUS.preSubmitted : ANSWER_STATUS.final;
      const access = afterSubmission(unit, room, { sequence: own.answer_sequence, status });
      return readBareRoom(unit, read, address, access);
    }),
  );
  await removeUnnamed(unit, left);
  return room;
}

export const submitPreAnswer = submit.bind(null, 'PRE');
/** A final answer may be submitted again, as a revision. */
export const submitFinalAnswer = submit.bind(null, 'FINAL');
