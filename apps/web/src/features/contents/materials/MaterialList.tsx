import type { StudyMaterial } from '@dure/contract/lecture-clubs/lecture-clubs.views';
import { useState } from 'react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { fileSize } from '../../../ui/files/file-rules.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/states/Progress.tsx';
import { contentsText as text } from '../contents.text.ts';
import { KindMark } from '../KindMark.tsx';
import { LinkDialog } from '../library/LinkDialog.tsx';
import { ReadFailureAction } from '../library/ReadFailureAction.tsx';
import { UploadZone } from '../library/UploadZone.tsx';
import { readingState, siteOf } from '../reading-words.ts';
import { useAdding } from '../use-adding.ts';
import { useMaterialsNow } from './use-materials-now.ts';

/** What there is to know of it in one line: how far it is read, why it is not, or what it is. */
function aboutOf({ reading, unit, unitCount, file, contentUrl }: StudyMaterial): string {
  if (reading.state === 'FAILED') return text.reading.failed(reading.reason ?? '', reading.reasonCode);
  if (reading.state === 'READING') return text.reading.progress(unit, reading.done, reading.of);
  return [
    unit !== null && unitCount !== null && text.counted[unit](unitCount),
    file !== null && fileSize(file.size),
    contentUrl !== null && siteOf(contentUrl),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

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
          {aboutOf(material)}
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
  const add = (material: StudyMaterial) => onChange((all) => [...all, material]);
  const { addFiles, sending } = useAdding(add);
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
      <UploadZone sending={sending} onFiles={(files) => void addFiles(files)} onLink={() => setLinking(true)} />
      <LinkDialog isOpen={isLinking} onClose={() => setLinking(false)} onAdded={add} />
    </>
  );
}
