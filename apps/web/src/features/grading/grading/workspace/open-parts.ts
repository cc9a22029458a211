import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useEffect } from 'react';
import { lazyHydrated } from '../../../../kernel/lazy/lazy-hydrated.tsx';
import { useIsNew } from '../../../../kernel/lazy/use-is-new.ts';
import { untilDesktop } from '../../../../ui/layout/use-desktop.ts';
import { loadLazyParts } from './use-lazy-parts.ts';

const loadAnswerPane = async () => (await import('../answer-pane/AnswerPane.tsx')).AnswerPane;

// A phone that shows the list has no answer beside it.
export const AnswerPane = lazyHydrated(loadAnswerPane, untilDesktop);
export const GradeHead = lazyHydrated(() => loadLazyParts().then((late) => late.GradeHead));
export const GradePane = lazyHydrated(() => loadLazyParts().then((late) => late.GradePane));

let areHere = false;

/** Asks for what keys do and for what shows an answer, which has to be there before another is opened. */
export async function loadOpenParts(): Promise<void> {
  await Promise.all([loadLazyParts(), loadAnswerPane()]);
  areHere = true;
}

/** Whether both are here already. */
export const openPartsHere = (): boolean => areHere;

/** What another changes in the open answer is shown to whoever only reads, too. */
export function useGradeShown(detail: GradingDetail | undefined): void {
  const isChanged = useIsNew(detail) && detail !== undefined;
  useEffect(() => {
    if (isChanged) void Promise.all([GradeHead.load(), GradePane.load()]);
  }, [isChanged]);
}
