import type { StudyView } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { Suspense } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { studyText as text } from './study.text.ts';
import { PaneSkeleton } from './StudySkeleton.tsx';

const OpenMaterial = lazy(() => import('./OpenMaterial.tsx').then((module) => module.OpenMaterial));

export interface StudyMaterialProps {
  readonly club: number;
  readonly study: StudyView;
  /** Of which content at which page, and the passage that is marked. */
  readonly open: { readonly material?: number; readonly at?: number; readonly passage?: number };
  /** Words of that passage that are meant. */
  readonly quote: string;
  readonly onOpen: (contentSequence: number, at?: number) => void;
}

/** The materials of a study, one of them open where the reader stopped or at the place that was asked for. */
export function StudyMaterial({ club, study, open, quote, onOpen }: StudyMaterialProps) {
  const { clubStudySequence, description, materials } = study;
  const shown = materials.find(({ contentSequence }) => contentSequence === open.material) ?? materials[0];
  if (shown === undefined) return <EmptyState className="m-auto">{text.none}</EmptyState>;
  const { contentSequence, myReading } = shown;
  return (
    <>
      <div className="flex flex-none flex-wrap items-center gap-x-4 border-b border-line bg-surface px-4 py-1.5">
        <Select
          label={text.material}
          labelHidden
          options={materials.map((one) => ({ value: String(one.contentSequence), label: one.title }))}
          value={String(contentSequence)}
          onChange={(chosen) => onOpen(Number(chosen))}
          className="min-w-0 flex-1 desktop:max-w-100"
        />
        <p role="status" className="text-sm text-ink-3 tabular-nums">
          {text.read(myReading.furthest, myReading.of)}
        </p>
      </div>
      <div
        data-material={contentSequence}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-surface"
        role="group"
        aria-label={shown.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        <h2 className="sr-only">{shown.title}</h2>
        {description !== '' && <p className="px-5 pt-4 text-sm whitespace-pre-line text-ink-2">{description}</p>}
        <Suspense fallback={<PaneSkeleton />}>
          <OpenMaterial
            key={contentSequence}
            club={club}
            study={clubStudySequence}
            material={shown}
            at={open.at}
            passage={open.passage}
            quote={quote}
            onAt={(at) => onOpen(contentSequence, at)}
          />
        </Suspense>
      </div>
    </>
  );
}
