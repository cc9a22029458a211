import { latePart } from '../../kernel/parts/late-part.tsx';
import { untilDesktop } from '../../ui/layout/use-desktop.ts';
import { lazyModule } from '../../ui/states/lazy-module.ts';

type LateParts = typeof import('./late-parts.ts').lateParts;

let parts: LateParts | undefined;

/** Asks for them, once. */
export const loadLateParts = async () => (parts ??= (await import('./late-parts.ts')).lateParts);

/** What keys do, where it is here already. */
export const latePartsNow = () => parts;

/** Parts that are needed only now: nothing until they are here, and where they cannot be fetched. */
export const useLateParts = lazyModule(loadLateParts);

/** Asks for what shows an answer. */
export const loadAnswerPane = async () => (await import('./answer-pane/AnswerPane.tsx')).AnswerPane;

// A phone that shows the list has no answer beside it.
export const AnswerPane = latePart(loadAnswerPane, untilDesktop);
export const GradeHead = latePart(() => loadLateParts().then((late) => late.GradeHead));
export const GradePane = latePart(() => loadLateParts().then((late) => late.GradePane));
