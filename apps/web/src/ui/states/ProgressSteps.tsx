import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { uiText } from '../ui.text.ts';

export type StepState = 'done' | 'now' | 'todo';

export interface ProgressStep {
  readonly label: string;
  readonly state: StepState;
  /** The state in the words of this step: 읽음, 쓰는 중; otherwise 완료, 진행 중, 예정. */
  readonly note?: string;
  /** What the note says is told without the colour of its state. */
  readonly isPlain?: boolean;
}

export interface ProgressStepsProps {
  readonly steps: readonly ProgressStep[];
  readonly label?: string;
  readonly className?: string;
}

const looks: Record<StepState, string> = { done: 'text-good', now: 'text-brand-ink', todo: 'text-ink-3' };

/** How far one is, always in view: a line where there is room. */
export function ProgressSteps({ steps, label = uiText.steps.label, className }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={cx('flex flex-wrap gap-x-4 gap-y-1', className)}>
      {steps.map((step) => (
        <li
          key={step.label}
          {...(step.state === 'now' && { 'aria-current': 'step' })}
          className={cx('flex items-center gap-1.5 text-sm font-semibold', looks[step.state])}
        >
          {step.state === 'done' ? (
            <Icon name="check" size={14} />
          ) : (
            <span
              aria-hidden="true"
              className={cx(
                'size-3 flex-none rounded-full border-current',
                step.state === 'now' ? 'border-[3px]' : 'border-[1.5px]',
              )}
            />
          )}
          <span>
            {step.label}{' '}
            <span
              className={cx(
                'whitespace-nowrap',
                step.isPlain && 'text-ink',
                step.state === 'todo' && step.note === undefined && 'sr-only',
              )}
            >
              {step.note ?? uiText.steps[step.state]}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
