import { MAX_STUDIES } from '@dure/contract/clubs/clubs/club-limits';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { SortableList } from '../../../../ui/lists/SortableList.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { lectureFormText as text } from './lecture-form.text.ts';
import type { MaterialsPart } from './materials-part.ts';
import { emptyStudy, type StudyValues } from './lecture-values.ts';
import { proposedStudies } from './propose-studies.ts';
import { StudyFields, StudyRow } from './StudyRow.tsx';
import { useLecture } from './use-lecture-form.ts';

/** The dates stay with the places: the study that comes first is held first. */
function moved(studies: readonly StudyValues[], from: number, to: number): StudyValues[] {
  const order = studies.filter((_, index) => index !== from);
  order.splice(to, 0, studies[from]!);
  return order.map((study, index) => ({ ...study, startAt: studies[index]!.startAt, endAt: studies[index]!.endAt }));
}

export interface CurriculumStepProps {
  readonly materials: MaterialsPart;
  /** How far the reading of all materials has come. */
  readonly preparation: ReactNode;
}

/** The studies in their order, with dates and materials. */
export function CurriculumStep({ materials, preparation }: CurriculumStepProps) {
  const { values, zone, set, setOpenStudy, errorOf } = useLecture();
  const { confirm } = useDialogs();
  usePreloadOnInteraction(StudyFields.preload);
  const { studies, startAt, endAt } = values;
  const fault = errorOf('studies');

  const move = (from: number, to: number) => {
    if (to >= 0 && to < studies.length) set({ studies: moved(studies, from, to) });
  };
  const add = () => {
    const study = emptyStudy();
    const all = [...studies, study];
    const dated = proposedStudies(all, values, zone);
    // Whoever moved a date keeps it: only what has none yet is proposed.
    set({ studies: all.map((one, index) => (one.startAt === null && one.endAt === null ? dated[index]! : one)) });
    setOpenStudy(study.key);
  };
  const remove = async (study: StudyValues) => {
    const isBlank = study.title.trim() === '' && study.materials.length === 0;
    const agreed =
      isBlank ||
      (await confirm({ message: text.removeAsk, detail: text.removeBody, action: text.removeConfirm, danger: true }));
    if (agreed) set({ studies: studies.filter(({ key }) => key !== study.key) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 desktop:grid-cols-[minmax(0,1fr)_20rem]">
      <section aria-label={text.studies(studies.length)} data-path="studies" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-bold">{text.studies(studies.length)}</h2>
          <span className="text-sm text-ink-3 max-desktop:hidden">{text.sortHint}</span>
        </div>
        {fault !== undefined && (
          <p data-sentence="" className="text-sm text-bad">
            {fault}
          </p>
        )}
        {studies.length === 0 ? (
          <EmptyState icon="plus">{text.noStudies}</EmptyState>
        ) : (
          <SortableList label={text.steps.curriculum} onMove={move} className="flex flex-col gap-2.5">
            {studies.map((study, index) => (
              <StudyRow
                key={study.key}
                study={study}
                index={index}
                materials={materials}
                onMove={(to) => move(index, to)}
                onRemove={() => void remove(study)}
              />
            ))}
          </SortableList>
        )}
        <Button icon="plus" className="self-start" isDisabled={studies.length >= MAX_STUDIES} onPress={add}>
          {text.addStudy}
        </Button>
      </section>
      <aside className="flex flex-col gap-4">
        {preparation}
        <Card as="section" aria-label={text.dates}>
          <h2 className="font-bold">{text.dates}</h2>
          <p className="mt-1 text-sm text-ink-2">{startAt && endAt ? text.datesHint : text.noPeriod}</p>
          <Button
            size="small"
            icon="calendar"
            className="mt-3"
            isDisabled={startAt === null || endAt === null || studies.length === 0}
            onPress={() => set({ studies: proposedStudies(studies, values, zone) })}
          >
            {text.propose}
          </Button>
        </Card>
      </aside>
    </div>
  );
}
