import type { GradingDetail } from '@dure/contract/grading/grading.endpoints';
import { useEffect, useState } from 'react';
import { latePart } from '../../kernel/parts/late-part.tsx';
import { untilDesktop } from '../../ui/layout/use-desktop.ts';
import { lazyModule } from '../../ui/states/lazy-module.ts';

type LateParts = typeof import('./late-parts.ts').lateParts;

let parts: LateParts | undefined;

const loadAnswerPane = async () => (await import('./answer-pane/AnswerPane.tsx')).AnswerPane;

/** Asks for them, once; what shows an answer has to be there before another is opened. */
export async function loadLateParts(): Promise<LateParts> {
  if (parts) return parts;
  const [late] = await Promise.all([import('./late-parts.ts'), loadAnswerPane()]);
  return (parts = late.lateParts);
}

/** What keys do, where it is here already. */
export const latePartsNow = () => parts;

/** Parts that are needed only now: nothing until they are here, and where they cannot be fetched. */
export const useLateParts = lazyModule(loadLateParts);

// A phone that shows the list has no answer beside it.
export const AnswerPane = latePart(loadAnswerPane, untilDesktop);
export const GradeHead = latePart(() => loadLateParts().then((late) => late.GradeHead));
export const GradePane = latePart(() => loadLateParts().then((late) => late.GradePane));

/** What another changes in the open answer is shown to whoever only reads, too. */
export function useGradeShown(detail: GradingDetail | undefined): void {
  const [first] = useState(detail);
  const isChanged = detail !== undefined && detail !== first;
  useEffect(() => {
    if (!isChanged) return;
    GradeHead.load();
    GradePane.load();
  }, [isChanged]);
}
