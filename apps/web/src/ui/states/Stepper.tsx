import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { uiText } from '../ui.text.ts';

export interface StepperProps {
  readonly label?: string;
  readonly steps: readonly string[];
  /** Index of the step one is at; those before it are done, all of them where there is none of it. */
  readonly current: number;
  /** With it the steps that are done can be gone back to. */
  readonly onGoBack?: (step: number) => void;
}

/** Where one is in a task of several pages. */
export function Stepper({ label = uiText.stepper.label, steps, current, onGoBack }: StepperProps) {
  return (
    <nav aria-label={label} className="flex flex-col gap-2">
      <ol className="flex gap-1.5">
        {steps.map((step, index) => {
          const isDone = index < current;
          const content = <StepName number={index + 1} name={step} isDone={isDone} isCurrent={index === current} />;
          return (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              className={cx(
                'min-w-0 flex-1 border-t-[3px] text-sm font-semibold',
                isDone
                  ? 'border-good text-good'
                  : index === current
                    ? 'border-brand text-brand-ink'
                    : 'border-line-strong text-ink-3',
              )}
            >
              {isDone && onGoBack ? (
                <button
                  type="button"
                  onClick={() => onGoBack(index)}
                  className="min-h-11 w-full rounded-chip text-left hover:underline"
                >
                  {content}
                </button>
              ) : (
                <span className="flex min-h-11 items-center">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
      {current < steps.length && (
        <p className="text-sm text-ink-2 desktop:hidden">
          {uiText.stepper.place(current + 1, steps.length)} · {steps[current]}
        </p>
      )}
    </nav>
  );
}

interface StepNameProps {
  readonly number: number;
  readonly name: string;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
}

/** On a phone there is room for the number only; the name stays for the screen reader. */
function StepName({ number, name, isDone, isCurrent }: StepNameProps) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span
        className={cx(
          'grid size-5 flex-none place-items-center rounded-full text-xs tabular-nums',
          isDone ? 'bg-good-soft text-good' : isCurrent ? 'bg-brand text-on-brand' : 'bg-sunken text-ink-3',
        )}
      >
        {isDone ? <Icon name="check" size={12} /> : number}
      </span>
      <span className="sr-only desktop:not-sr-only">{name}</span>
      {isDone && <span className="sr-only">{uiText.stepper.done}</span>}
    </span>
  );
}
