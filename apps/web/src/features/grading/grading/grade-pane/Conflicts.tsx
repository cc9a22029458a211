import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { Suspense } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import type { AnswerDraft } from './use-answer-draft.ts';

const ConflictNotice = lazy(() => import('./ConflictNotice.tsx').then((module) => module.ConflictNotice));

export interface ConflictsProps {
  readonly detail: GradingDetail;
  readonly draft: AnswerDraft;
}

/** What somebody else saved meanwhile. */
export function Conflicts({ detail, draft }: ConflictsProps) {
  if (draft.conflicts.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-4 py-2">
      <Suspense fallback={null}>
        {draft.conflicts.map((part) => (
          <ConflictNotice key={part} {...{ detail, draft, part }} />
        ))}
      </Suspense>
    </div>
  );
}
