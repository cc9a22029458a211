import { FEWEST_ANSWERS, hasGrown } from '@dure/contract/grading/briefs/brief-rules';
import type { QuizBrief } from '@dure/contract/grading/briefs/briefs.endpoints';
import type { Found } from './brief-found.ts';
import type { BriefQuizRow, BriefRow } from './briefs.queries.ts';
import { BUILT_IN_MODEL } from './built-in-brief.ts';

export interface BriefParts {
  readonly quiz: BriefQuizRow;
  readonly row: BriefRow | undefined;
  readonly standing: { readonly total: number; readonly hash: string };
  /** What is shown of typical answers, by their number; those that are gone are not there. */
  readonly texts: ReadonlyMap<number, string>;
  readonly isMaking: boolean;
}

export const foundIn = (row: BriefRow | undefined): Found | null =>
  row?.made_at == null ? null : (row.found as unknown as Found);

export function briefView({ quiz, row, standing, texts, isMaking }: BriefParts): QuizBrief {
  const found = foundIn(row);
  const brief = found && {
    groups: found.groups.map((group) => ({
      ...group,
      typical: group.typical.flatMap((sequence) => texts.get(sequence) ?? []),
    })),
    readCount: row!.read_count!,
    totalCount: row!.total_count!,
    silentCount: found.silentCount,
    otherCount: found.otherCount,
    isBuiltIn: row!.model === BUILT_IN_MODEL,
    model: row!.model!,
    reason: row!.reason!,
    madeAt: row!.made_at!.toISOString(),
    isCurrent: row!.answers_hash === standing.hash,
  };
  const isDue = !isMaking && standing.total >= FEWEST_ANSWERS && (!brief || hasGrown(brief.totalCount, standing.total));
  return { no: quiz.position, question: quiz.question, answerCount: standing.total, isMaking, isDue, brief };
}
