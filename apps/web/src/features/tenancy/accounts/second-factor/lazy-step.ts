import { lazyPart } from '../../../../kernel/lazy/lazy-part.tsx';

/** What is asked after the password comes when it is asked: the log-in page pays nothing for it. */
export const SecondFactorStep = lazyPart(() =>
  import('./SecondFactorStep.tsx').then((module) => module.SecondFactorStep),
);
