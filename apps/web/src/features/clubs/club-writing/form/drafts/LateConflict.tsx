import { Suspense } from 'react';
import { lazyPart } from '../../../../../kernel/lazy/lazy-part.tsx';
import { useOnFirstTouch } from '../../../../../ui/states/first-touch.ts';
import type { ClubDraft } from './club-draft.ts';

const ConflictDialog = lazyPart(() => import('./ConflictDialog.tsx').then((module) => module.ConflictDialog), 'over');

/** Most people never meet another version; it is here before a connection may be gone. */
export function LateConflict({ draft }: { readonly draft: ClubDraft }) {
  useOnFirstTouch(ConflictDialog.load);
  return <Suspense>{draft.theirs !== null && <ConflictDialog draft={draft} />}</Suspense>;
}
