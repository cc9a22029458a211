import { lazy } from '../../../../kernel/lazy/lazy.tsx';

/** What is asked after the password comes when it is asked: the log-in page pays nothing for it. */
export const SecondFactorStep = lazy(() => import('./SecondFactorStep.tsx').then((module) => module.SecondFactorStep));
