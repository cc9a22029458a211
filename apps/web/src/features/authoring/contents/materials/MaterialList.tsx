import { MAX_MATERIALS } from '@dure/contract/lectures/lecture-clubs/lecture-club-limits';
import type { StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { ContentAbout } from '../ContentAbout.tsx';
import { contentsText as text } from '../contents.text.ts';
import { KindMark } from '../KindMark.tsx';
import { LinkDialog } from '../library/LinkDialog.tsx';
import { ReadFailureAction } from '../library/ReadFailureAction.tsx';
import { UploadZone } from '../library/UploadZone.tsx';
import { readingState } from '../reading-words.ts';
import { useAdding } from '../use-adding.ts';
import { useMaterialsNow } from './use-materials-now.ts';

const SeveralDialog = lazy(() => import('../picker/SeveralDialog.tsx').then((module) => module.SeveralDialog), {
  failure: 'popover',
});

function MaterialRow({ material, onRemove }: { readonly material: StudyMaterial; readonly onRemove: () => void }) {
  const { title, kind, reading } = material;
  const said = readingState(material);
  const isFailed = reading.state === 'FAILED';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-3 py-2 first:border-t-0">
      <KindMark kind={kind} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title}</p>
        <p className={isFailed ? 'text-sm text-bad' : 'truncate text-sm text-ink-3 tabular-nums'}>
          <ContentAbout content={material} />
        </p>
        {reading.state === 'READING' && reading.of > 0 && (
          <Progress label={text.reading.label} max={reading.of} value={reading.done} wordsHidden className="mt-1" />
        )}
      </div>
      {said !== null && (
        <span
          className={
            reading.state === 'READ'
              ? 'flex items-center gap-1 text-sm font-semibold text-good'
              : 'text-sm font-semibold text-ink-2'
          }
        >
          {reading.state === 'READ' && <Icon name="check" size={16} />}
          {said}
        </span>
      )}
      {isFailed && <ReadFailureAction content={material} isOnPhones />}
      <IconButton icon="close" size="small" label={text.materials.remove(title)} onPress={onRemove} />
    </li>
  );
}

export interface MaterialListProps {
  readonly materials: readonly StudyMaterial[];
  readonly onChange: (change: (materials: readonly StudyMaterial[]) => readonly StudyMaterial[]) => void;
}

/** The materials of a study, each in its real state, and the ways to more. */
export function MaterialList({ materials, onChange }: MaterialListProps) {
  const [isLinking, setLinking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  usePreloadOnInteraction(SeveralDialog.preload);
  const add = (material: StudyMaterial) => onChange((all) => [...all, material]);
  const adding = useAdding(add);
  const now = useMaterialsNow(materials);
  return (
    <>
      {now.length > 0 && (
        <ul aria-label={text.materials.list} className="rounded-box border border-line">
          {now.map((material) => (
            <MaterialRow
              key={material.contentSequence}
              material={material}
              onRemove={() =>
                onChange((all) => all.filter(({ contentSequence }) => contentSequence !== material.contentSequence))
              }
            />
          ))}
        </ul>
      )}
      <UploadZone adding={adding} onLink={() => setLinking(true)} onLibrary={() => setChoosing(true)} />
      {isChoosing && (
        <Suspense>
          <SeveralDialog
            held={new Set(materials.map(({ contentSequence }) => contentSequence))}
            room={MAX_MATERIALS - materials.length}
            most={MAX_MATERIALS}
            onPick={(contents) => onChange((all) => [...all, ...contents])}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      <LinkDialog isOpen={isLinking} onClose={() => setLinking(false)} onAdded={add} />
    </>
  );
}
