import { Suspense } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { formatDay } from '../../../../ui/dates/format-date.ts';
import { SortableRow } from '../../../../ui/lists/SortableRow.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { COMING } from '../form/late/late-fields.ts';
import { lectureFormText as text } from './lecture-form.text.ts';
import type { MaterialsPart } from './materials-part.ts';
import type { StudyValues } from './lecture-values.ts';
import { useLecture } from './use-lecture-form.ts';

/** Calendars and files: they come when a study is opened, or with the first press. */
export const StudyFields = lazy(() => import('./StudyFields.tsx').then((module) => module.StudyFields));

export interface StudyRowProps {
  readonly study: StudyValues;
  readonly index: number;
  readonly materials: MaterialsPart;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One study of the curriculum: a line that opens into its fields and materials. */
export function StudyRow({ study, index, materials, onMove, onRemove }: StudyRowProps) {
  const { values, zone, openStudy, setOpenStudy, shown, errorOf } = useLecture();
  const { key, title, startAt, endAt } = study;
  const no = index + 1;
  const faults = shown.filter(({ path }) => path.startsWith(`studies.${key}.`)).length;
  const refused = errorOf(`studies.${key}.clubStudySequence`) ?? errorOf(`studies.${key}.materials`);
  return (
    <SortableRow
      index={index}
      count={values.studies.length}
      title={title.trim() || <span className="text-ink-3">{text.untitled}</span>}
      facts={
        <>
          <span>{text.studyNo(no)}</span>
          {startAt !== null && endAt !== null && (
            <span>
              {formatDay(startAt, zone)} – {formatDay(endAt, zone)}
            </span>
          )}
          <span>{text.materials(study.materials.length)}</span>
          {faults > 0 && <Chip tone="bad">{text.faults(faults)}</Chip>}
        </>
      }
      isFaulty={faults > 0}
      isOpen={openStudy === key}
      onToggle={() => setOpenStudy(openStudy === key ? null : key)}
      labels={{ up: text.up(no), down: text.down(no), remove: text.remove(no) }}
      onMove={onMove}
      onRemove={onRemove}
    >
      <div className="flex flex-col gap-5 border-t border-line p-4 desktop:p-5">
        {refused !== undefined && <p className="text-sm text-bad">{refused}</p>}
        <Suspense
          fallback={
            <div {...COMING}>
              <SkeletonGroup>
                <Skeleton shape="block" className="h-60" />
              </SkeletonGroup>
            </div>
          }
        >
          <StudyFields {...{ study, index, materials }} />
        </Suspense>
      </div>
    </SortableRow>
  );
}
