import { Suspense } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

/** It comes behind the frame: what it shares with other pages splits none of their files. */
const AssistantDesk = lazy(() => import('./AssistantDesk.tsx').then((module) => module.AssistantDesk));

/** The assistant tried before the class does, and what the class asked it. */
export const AssistantTab = () => (
  <Suspense fallback={<WorkSkeleton />}>
    <AssistantDesk />
  </Suspense>
);
