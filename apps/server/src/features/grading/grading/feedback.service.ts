import { MAX_ANSWER_FILES } from '@dure/contract/answering/answers/answer-limits';
import type {
  giveFeedback as giveFeedbackEndpoint,
  GradingDetail,
} from '@dure/contract/grading/grading/grading.endpoints';
import type { z } from 'zod';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { uploadText } from '../../../kernel/files/uploads.text.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, writeWithUploads } from '../../tenancy/files/files.public.ts';
import { gradeVerdict, permit, type QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import { answersText } from '../../answering/answers/answers.public.ts';
import { attachFeedbackFiles, detachFeedbackFiles } from './grade-writing.queries.ts';
import { writeParts } from './grade-writing.service.ts';
import { notifyFeedback } from './grading-notifications.service.ts';
import { lockForGrading, readGradingDetail } from './grading.service.ts';

type Feedback = z.output<(typeof giveFeedbackEndpoint)['body']>;

/** Feedback on a submitted answer: `fileKeys` of the earlier feedback stay, uploads are added, the rest goes. */
export async function giveFeedback(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
  { text, fileKeys, version }: Feedback,
  uploads: readonly Upload[],
): Promise<GradingDetail> {
  const kept = [...new Set(fileKeys)];
  if (kept.length + uploads.length > MAX_ANSWER_FILES) {
    refuseFields([{ path: 'files', message: uploadText.tooMany(MAX_ANSWER_FILES) }]);
  }
  let dropped: string[] = [];
  const detail = await writeWithUploads(unit, uploads, 'FEEDBACK', async (transaction, files) => {
    const { answerSequence, isOwn, current } = await lockForGrading(unit, transaction, address, memberUUID);
    permit(gradeVerdict({ isOwn, isFinal: true }));
    if (version !== (current.feedback?.version ?? 0)) refuse('staleVersion', { data: current });
    const known = new Set(current.feedback?.files.map(({ key }) => key));
    const faulty = kept.flatMap((key, index) =>
      known.has(key) ? [] : [{ path: `fileKeys.${index}`, message: answersText.unknownFile }],
    );
    if (faulty.length > 0) refuseFields(faulty);

    const { tenantId, memberId, now } = unit;
    const value = { text, writtenBy: memberId, writtenAt: now.toISOString() };
    const act = { club: address.club, kind: 'FEEDBACK' } as const;
    await writeParts(unit, transaction, act, [{ answerSequence, part: 'FEEDBACK', value }]);
    await transaction.change(detachFeedbackFiles(tenantId, answerSequence));
    const keys = [...kept, ...files.map(({ key }) => key)];
    if (keys.length > 0) await transaction.change(attachFeedbackFiles(tenantId, answerSequence, keys));
    dropped = [...known].filter((key) => !kept.includes(key));
    forgetFiles(transaction, dropped);
    await notifyFeedback(unit, transaction, [{ ...address, memberId: memberUUID }]);
    return readGradingDetail(unit, transaction.all.bind(transaction), address, memberUUID);
  });
  await removeUnnamed(unit, dropped);
  return detail;
}
