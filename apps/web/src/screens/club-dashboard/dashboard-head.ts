import { lazy } from '../../kernel/lazy/lazy.tsx';

/** The head of the tabs that are no workspace: these have one bar instead, and do without its code. */
export const DashboardHead = lazy(() => import('./DashboardHead.tsx').then((module) => module.DashboardHead));
