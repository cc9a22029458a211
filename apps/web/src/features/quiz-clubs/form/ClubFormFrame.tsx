import type { FieldError } from '@dure/contract/http/envelope';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { BottomDock } from '../../../ui/layout/BottomDock.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { goToRefused } from '../../../ui/fields/refused-field.ts';
import { AudienceStep } from './AudienceStep.tsx';
import { BasicStep } from './BasicStep.tsx';
import type { ClubDraft } from './drafts/club-draft.ts';
import { clubFormText as text } from './club-form.text.ts';
import { nextStep, previousStep, stepOf, type ClubStep } from './club-steps.ts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { ConflictDialog } from './drafts/ConflictDialog.tsx';
import { GradingStep } from './GradingStep.tsx';
import { KeptNotices } from './drafts/KeptNotices.tsx';
import { QuizzesStep, type QuizPicking } from './quizzes/QuizzesStep.tsx';
import { SaveStatus } from './drafts/SaveStatus.tsx';
import { ScheduleStep } from './ScheduleStep.tsx';
import { StepNav, type StepLink } from './StepNav.tsx';
import { submitText } from './submit.text.ts';
import { ClubFormProvider, type ClubForm } from './use-club-form.ts';

export interface ClubFormFrameProps {
  readonly draft: ClubDraft;
  readonly form: ClubForm;
  readonly step: ClubStep;
  readonly onStep: (step: ClubStep) => void;
  readonly stepLink: StepLink;
  readonly quizPicking: QuizPicking;
  /** The way to send the form, shown on every step of an existing club and on the last one of a new club. */
  readonly submit: ReactNode;
  readonly submitsAnywhere?: boolean;
  readonly isSending: boolean;
  /** A fault to go to: a new one is gone to as soon as it is given. */
  readonly goTo: FieldError | undefined;
}

/** Moves the focus to a new step's heading, or to the field of the fault that was gone to. */
function useFocus(step: ClubStep) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== step && wanted.current === undefined) place.current?.querySelector('h2')?.focus();
    last.current = step;
    const at = wanted.current;
    if (at !== undefined && goToRefused(place.current, at)) wanted.current = undefined;
  });
  return {
    place,
    focusField: (path: string) => {
      wanted.current = path;
    },
  };
}

/** The club's form, one step a view: indicator, fields, where the text is safe, and the way on. */
export function ClubFormFrame(props: ClubFormFrameProps) {
  const { draft, form, step, onStep, stepLink, quizPicking, submit, submitsAnywhere = false, isSending, goTo } = props;
  const { place, focusField } = useFocus(step);
  const [before, after] = [previousStep(step), nextStep(step)];

  const go = (fault: FieldError) => {
    form.reveal(stepOf(fault.path));
    form.openFor(fault.path);
    focusField(fault.path);
    if (stepOf(fault.path) !== step) onStep(stepOf(fault.path));
  };
  const goOn = () => {
    form.reveal(step);
    const fault = form.faults.find(({ path }) => stepOf(path) === step);
    // The form goes to what it shows itself.
    if (fault) form.openFor(fault.path);
    else if (after) onStep(after);
  };
  const lastGoal = useRef<FieldError>(undefined);
  useEffect(() => {
    if (goTo === undefined || goTo === lastGoal.current) return;
    lastGoal.current = goTo;
    go(goTo);
  });

  const leave = useEffectEvent((left: ClubStep) => {
    form.reveal(left);
    void draft.engine.flush();
  });
  const lastStep = useRef(step);
  useEffect(() => {
    if (lastStep.current !== step) leave(lastStep.current);
    lastStep.current = step;
  }, [step]);

  const steps: Record<ClubStep, ReactNode> = {
    basic: <BasicStep />,
    schedule: <ScheduleStep />,
    audience: <AudienceStep />,
    grading: <GradingStep />,
    quizzes: <QuizzesStep picking={quizPicking} />,
    confirm: <ConfirmStep onGo={go} />,
  };
  return (
    <ClubFormProvider value={form}>
      <div className="flex flex-col gap-4">
        <StepNav current={step} link={stepLink} />
        <KeptNotices draft={draft} />
        <Form onSubmit={goOn} aria-label={text.steps[step]}>
          <div ref={place} inert={isSending}>
            <Card
              as="section"
              aria-labelledby="club-step"
              className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 desktop:grid-cols-[15rem_minmax(0,1fr)] desktop:p-7"
            >
              <div>
                <h2 id="club-step" tabIndex={-1} className="text-lg font-bold outline-none">
                  {text.steps[step]}
                </h2>
                <p className="mt-1 text-ink-2">{text.intro[step]}</p>
              </div>
              <div className="flex max-w-reading flex-col gap-6">{steps[step]}</div>
            </Card>
          </div>
          <BottomDock className="justify-between">
            <div className="flex w-full flex-wrap items-center gap-2 desktop:w-auto">
              {isSending ? <p role="status">{submitText.wait}</p> : <SaveStatus draft={draft} />}
              <ConflictDialog draft={draft} />
            </div>
            <div className="flex w-full gap-2 *:flex-1 desktop:w-auto desktop:*:flex-none">
              {before && <Button onPress={() => onStep(before)}>{text.previous}</Button>}
              {after && (
                <Button type="submit" variant={submitsAnywhere ? 'secondary' : 'primary'}>
                  {text.next}
                </Button>
              )}
              {(submitsAnywhere || !after) && submit}
            </div>
          </BottomDock>
        </Form>
      </div>
    </ClubFormProvider>
  );
}
