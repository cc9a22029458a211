import { Suspense, useEffect, useReducer, type ReactNode } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DraftNotices } from '../../../../ui/drafts/DraftNotices.tsx';
import { SaveStatus } from '../../../../ui/drafts/SaveStatus.tsx';
import { VersionChoice } from '../../../../ui/drafts/VersionChoice.tsx';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { FieldsProvider } from '../form/fields-form.ts';
import { COMING } from '../form/late/late-fields.ts';
import { saveText } from '../form/drafts/save.text.ts';
import { submitText } from '../form/submit.text.ts';
import { useGoTo, type GoToOptions } from '../form/sending/use-go-to.ts';
import type { LectureDraft } from './lecture-draft.ts';
import { lectureFormText as text } from './lecture-form.text.ts';
import { LECTURE_STEPS, type LectureStep } from './lecture-steps.ts';
import { stepOf } from './step-of.ts';
import type { MaterialsPart } from './materials-part.ts';
import { StepTrail } from './StepTrail.tsx';
import { LectureFormContext, type LectureForm } from './use-lecture-form.ts';

/** Each step comes when it is gone to: most of what the form needs is for the later ones. */
const PeopleStep = lazy(() => import('./PeopleStep.tsx').then((module) => module.PeopleStep));
const CurriculumStep = lazy(() => import('./CurriculumStep.tsx').then((module) => module.CurriculumStep));
const AssistantStep = lazy(() => import('./AssistantStep.tsx').then((module) => module.AssistantStep));
const LATER = [PeopleStep, CurriculumStep, AssistantStep];

/** Tells that what stands beside it is there. */
function Arrival({ onArrive }: { readonly onArrive: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  useEffect(onArrive, []);
  return null;
}

export interface LectureFormFrameProps {
  readonly draft: LectureDraft;
  readonly form: LectureForm;
  readonly step: LectureStep;
  readonly onStep: (step: LectureStep) => void;
  /** The first step: a new club begins with it. */
  readonly about: ReactNode;
  readonly materials: MaterialsPart;
  readonly preparation: ReactNode;
  readonly submit: { readonly label: string; readonly isSending: boolean; readonly send: () => void };
  readonly goTo: GoToOptions['goTo'];
}

/** The form of a lecture club in steps on one page. */
export function LectureFormFrame(props: LectureFormFrameProps) {
  const { draft, form, step, onStep, about, materials, preparation, submit, goTo } = props;
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const index = LECTURE_STEPS.indexOf(step);
  const following = LECTURE_STEPS[index + 1];
  const isByHand = draft.engine.isByHand;

  const open = (path: string) => {
    const [part, key] = path.split('.');
    if (part === 'studies' && key !== undefined) form.setOpenStudy(key);
    onStep(stepOf(path));
  };
  const isHere = (all: HTMLElement | null) => !all?.querySelector('[data-coming]');
  // Both days of a period stand in one field.
  const markOf = (path: string) => path.replace(/endAt$/, 'startAt');
  const { place, go } = useGoTo({ goTo, open, isHere, markOf });
  const { isTouched } = form;
  useEffect(() => {
    if (isTouched) for (const part of LATER) void part.preload().catch(() => undefined);
  }, [isTouched]);
  const next = async () => {
    form.reveal(step);
    const fault = await form.firstFault([step]);
    if (fault) go(fault.path);
    else if (following) onStep(following);
  };
  return (
    <LectureFormContext value={form}>
      <FieldsProvider value={form}>
        <div onFocus={form.touch} onPointerDown={form.touch} className="flex flex-col gap-4 pb-4">
          <StepTrail
            current={step}
            isDone={(one) => form.faultsOf(one).length === 0 && (isByHand || LECTURE_STEPS.indexOf(one) < index)}
            isFaulty={(one) => form.shown.some(({ path }) => stepOf(path) === one)}
            onStep={onStep}
          />
          <DraftNotices draft={draft} />
          <div ref={place} inert={submit.isSending}>
            <Suspense
              fallback={
                <div {...COMING}>
                  <SkeletonGroup>
                    <Skeleton shape="block" className="h-96" />
                  </SkeletonGroup>
                </div>
              }
            >
              {step === 'about' && about}
              {step === 'people' && <PeopleStep />}
              {step === 'curriculum' && <CurriculumStep materials={materials} preparation={preparation} />}
              {step === 'assistant' && <AssistantStep />}
              <Arrival key={step} onArrive={arrive} />
            </Suspense>
          </div>
          <BottomDock staysAtBottom className="desktop:border-t! desktop:bg-bg! desktop:py-3!">
            <div className="flex flex-wrap items-center gap-2 max-desktop:w-full">
              {submit.isSending ? (
                <p role="status">{submitText.wait}</p>
              ) : (
                <SaveStatus draft={draft} byHand={saveText.byHand} />
              )}
              <VersionChoice
                theirs={draft.theirs}
                onChoose={(version) => draft.engine.choose(version)}
                text={saveText.conflict}
              >
                {draft.theirs && (
                  <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
                    <dt className="text-ink-3">{saveText.conflict.mineShort}</dt>
                    <dd>
                      {draft.value.clubName} · {text.conflictStudies(draft.value.studies.length)}
                    </dd>
                    <dt className="text-ink-3">{saveText.conflict.theirsShort}</dt>
                    <dd>
                      {draft.theirs.value.clubName} · {text.conflictStudies(draft.theirs.value.studies.length)}
                    </dd>
                  </dl>
                )}
              </VersionChoice>
            </div>
            <div className="ml-auto flex gap-2 max-desktop:w-full max-desktop:*:flex-1">
              {index > 0 && <Button onPress={() => onStep(LECTURE_STEPS[index - 1]!)}>{text.back}</Button>}
              {following && (
                <Button variant={isByHand ? 'secondary' : 'primary'} onPress={() => void next()}>
                  {text.next(text.steps[following])}
                </Button>
              )}
              {(isByHand || !following) && (
                <Button variant="primary" isPending={submit.isSending} onPress={submit.send}>
                  {submit.label}
                </Button>
              )}
            </div>
          </BottomDock>
        </div>
      </FieldsProvider>
    </LectureFormContext>
  );
}
