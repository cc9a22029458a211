import { Suspense } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { answerKey } from '../grading-place.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { useGradingState } from '../state/grading-context.ts';

const OverridePreview = lazy(() => import('../notes/OverridePreview.tsx').then((module) => module.OverridePreview));
const RevisionAfterModelAnswer = lazy(() =>
  import('./RevisionAfterModelAnswer.tsx').then((module) => module.RevisionAfterModelAnswer),
);

/** What only few answers have, or somebody asked for, with code of its own. */
export function LaterParts({ answer }: { readonly answer: ShownAnswer }) {
  const { address, detail } = answer;
  const preview = useGradingState((state) => state.preview);
  return (
    <>
      {preview?.key === answerKey(address) && (
        <Suspense fallback={null}>
          <OverridePreview key={preview.criterion} {...{ answer }} criterion={preview.criterion} />
        </Suspense>
      )}
      {detail.revision && detail.final && (
        <Suspense fallback={<Skeleton shape="block" className="h-28" />}>
          <RevisionAfterModelAnswer
            key={`${answerKey(address)} ${detail.revision.versionNo}`}
            {...{ address }}
            revision={detail.revision}
            counted={detail.final.text}
            canChoose={detail.can.grade}
          />
        </Suspense>
      )}
    </>
  );
}
