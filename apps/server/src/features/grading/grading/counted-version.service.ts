import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { keywordCoverage } from '../../../kernel/language/text/keywords.ts';
import { expectComparison, settleQueue } from '../../answering/answer-queue/answer-queue.public.ts';
import { answerChange, attachFiles, detachFiles } from '../../answering/answers/answers.public.ts';
import { gradeVerdict, permit, type QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import { findFinalVersion, letCount, recordChoice } from './counted-version.queries.ts';
import { lockForGrading, readGradingDetail } from './grading.service.ts';

/** Lets a version of a final answer count: it becomes the text that is graded, compared and read by others. */
export async function chooseCountedVersion(
  unit: Unit,
  address: QuizAddress,
  memberUUID: string,
  versionNo: number,
): Promise<GradingDetail> {
  return unit.write(async (transaction) => {
    const { answerSequence, current, ...answer } = await lockForGrading(unit, transaction, address, memberUUID);
    permit(gradeVerdict(answer));
    const { tenantId, now } = unit;
    const version = { tenantId, answerSequence, versionNo };
    const chosen = await transaction.first(findFinalVersion(version));
    // Without a revision after the model answer the last version counts, and nothing is to be chosen.
    if (!chosen || !current.revision) return refuse('notFound');
    if (chosen.counted_version_no === versionNo) return current;
    const { text, file_keys: fileKeys, submitted_at: at } = chosen;
    const revisedAt = at.getTime() === chosen.final_submitted_at?.getTime() ? null : at;
    const coverage = keywordCoverage(text, chosen.model_answer_keywords);
    transaction.soon(
      letCount({ ...version, text, revisedAt, coverage, now }),
      detachFiles({ ...version, steps: ['FINAL'] }),
      recordChoice(version, unit.memberId, now),
      expectComparison({ ...version, now }),
    );
    if (fileKeys.length > 0) transaction.soon(attachFiles(tenantId, answerSequence, 'FINAL', fileKeys));
    await settleQueue(transaction, [answerSequence]);
    transaction.announce(answerChange(address, answerSequence, 'revision', unit.memberId));
    return readGradingDetail(unit, transaction.all.bind(transaction), address, memberUUID);
  });
}
