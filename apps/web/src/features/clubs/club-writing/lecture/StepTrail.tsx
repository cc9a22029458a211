import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { lectureFormText as text } from './lecture-form.text.ts';
import { LECTURE_STEPS, type LectureStep } from './lecture-steps.ts';

export interface StepTrailProps {
  readonly current: LectureStep;
  readonly isDone: (step: LectureStep) => boolean;
  readonly isFaulty: (step: LectureStep) => boolean;
  readonly onStep: (step: LectureStep) => void;
}

/** The steps of the form: where one is, what is done, and where something is to be mended. */
export function StepTrail({ current, isDone, isFaulty, onStep }: StepTrailProps) {
  return (
    <ol aria-label={text.stepsLabel} className="grid grid-cols-4 gap-2">
      {LECTURE_STEPS.map((step, index) => (
        <li key={step}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            onClick={() => onStep(step)}
            className={cx(
              'flex min-h-11 w-full items-center gap-1.5 border-t-3 pt-1 text-left text-sm font-semibold',
              step === current && 'border-brand text-brand-ink',
              step !== current && (isDone(step) ? 'border-good text-good' : 'border-line-strong text-ink-3'),
            )}
          >
            <span className="max-desktop:hidden">{text.step(index + 1, text.steps[step])}</span>
            <span className="desktop:hidden">{text.steps[step]}</span>
            {isFaulty(step) && (
              <span className="text-bad">
                <Icon name="alert" size={16} />
                <span className="sr-only">{text.faulty}</span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}
