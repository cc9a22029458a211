import { Suspense } from 'react';
import { lazy } from '../../../../../kernel/lazy/lazy.tsx';
import { usePreloadOnInteraction } from '../../../../../kernel/lazy/use-preload-on-interaction.ts';
import type { ClubDraft } from './club-draft.ts';

const ConflictDialog = lazy(() => import('./ConflictDialog.tsx').then((module) => module.ConflictDialog), {
  failure: 'popover',
});

/** Most people never meet another version; it is here before a connection may be gone. */
export function LateConflict({ draft }: { readonly draft: ClubDraft }) {
  usePreloadOnInteraction(ConflictDialog.preload);
  return <Suspense>{draft.theirs !== null && <ConflictDialog draft={draft} />}</Suspense>;
}
