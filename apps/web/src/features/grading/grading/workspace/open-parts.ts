import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { loadLazyParts } from './use-lazy-parts.ts';

const loadAnswerPane = async () => (await import('../answer-pane/AnswerPane.tsx')).AnswerPane;

// A phone that shows the list has no answer beside it.
export const AnswerPane = lazy(loadAnswerPane, { hydrateOn: 'visible' });
export const GradeHead = lazy(() => loadLazyParts().then((late) => late.GradeHead), {
  hydrateOn: 'interaction',
  hydrateOnChange: ({ answer }) => [answer.detail],
});
export const GradePane = lazy(() => loadLazyParts().then((late) => late.GradePane), {
  hydrateOn: 'interaction',
  hydrateOnChange: ({ answer }) => [answer.detail],
});

let areHere = false;

/** Asks for what keys do and for what shows an answer, which has to be there before another is opened. */
export async function loadOpenParts(): Promise<void> {
  await Promise.all([loadLazyParts(), loadAnswerPane()]);
  areHere = true;
}

/** Whether both are here already. */
export const openPartsHere = (): boolean => areHere;
