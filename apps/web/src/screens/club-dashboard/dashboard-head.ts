import { lazyPart } from '../../kernel/lazy/lazy-part.tsx';

/** The head of the tabs that are no workspace: these have one bar instead, and do without its code. */
export const DashboardHead = lazyPart(() => import('./DashboardHead.tsx').then((module) => module.DashboardHead));
