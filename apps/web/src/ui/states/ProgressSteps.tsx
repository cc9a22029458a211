import { cx } from '../cx.ts';
import { uiText } from '../ui.text.ts';

export type StepState = 'done' | 'now' | 'todo';

export interface ProgressStep {
  readonly label: string;
  readonly state: StepState;
  /** The state in the words of this step: 읽음, 쓰는 중; otherwise 완료, 진행 중, 예정. */
  readonly note?: string;
}

export interface ProgressStepsProps {
  readonly steps: readonly ProgressStep[];
  readonly label?: string;
  readonly className?: string;
}

const looks: Record<StepState, string> = {
  done: 'border-good text-good',
  now: 'border-brand text-brand-ink',
  todo: 'border-line-strong text-ink-3',
};

/** How far one is, always in view. */
export function ProgressSteps({ steps, label = uiText.steps.label, className }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={cx('grid auto-cols-fr grid-flow-col gap-1.5', className)}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          {...(step.state === 'now' && { 'aria-current': 'step' })}
          className={cx('border-t-[3px] pt-2 text-sm font-semibold', looks[step.state])}
        >
          <span aria-hidden="true">{uiText.steps.number[index]} </span>
          {step.label}{' '}
          <span className={cx('whitespace-nowrap', step.state === 'todo' && step.note === undefined && 'sr-only')}>
            {step.note ?? uiText.steps[step.state]}
          </span>
        </li>
      ))}
    </ol>
  );
}
