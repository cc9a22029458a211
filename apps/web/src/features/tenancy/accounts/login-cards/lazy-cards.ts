import { lazy } from '../../../../kernel/lazy/lazy.tsx';

/** Few need paper: it loads when there is something to print. */
export const LoginCardsDialog = lazy(() => import('./LoginCardsDialog.tsx').then((module) => module.LoginCardsDialog), {
  failure: 'popover',
});
