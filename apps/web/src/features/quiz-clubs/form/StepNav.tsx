import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { clubFormText as text } from './club-form.text.ts';
import { CLUB_STEPS, stepOf, type ClubStep } from './club-steps.ts';
import { useForm } from './use-club-form.ts';

/** A link to a step: the router's own `Link` with these parts spread over it. */
export type StepLink = (step: ClubStep, parts: LinkParts) => ReactNode;

export interface StepNavProps {
  readonly current: ClubStep;
  readonly link: StepLink;
}

/** The steps by name; each can be gone to at any time, and says whether it is done or how many faults were found on it. */
export function StepNav({ current, link }: StepNavProps) {
  const { shown, isDone } = useForm();
  const row = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen. The router first puts it back where it stood on the step before.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const place = row.current?.querySelector<HTMLElement>(`[data-step=${current}]`);
      if (row.current && place) row.current.scrollLeft = place.offsetLeft - row.current.clientWidth / 3;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={text.stepsLabel}
      className="-mx-4 overflow-x-auto px-4 desktop:mx-0 desktop:overflow-visible desktop:px-0"
    >
      <ol className="flex gap-1.5">
        {CLUB_STEPS.map((step, index) => {
          const faults = shown.filter(({ path }) => stepOf(path) === step).length;
          const isCurrent = step === current;
          return (
            // What is said to screen readers alone stays in the row that scrolls, or it would widen the page.
            <li key={step} data-step={step} className="relative min-w-24 flex-1">
              {link(step, {
                className: cx(
                  'flex min-h-12 flex-col border-t-[3px] pt-2 pr-2 text-sm font-semibold whitespace-nowrap hover:text-ink',
                  isCurrent
                    ? 'border-brand text-brand-ink'
                    : isDone(step)
                      ? 'border-good text-ink-2'
                      : 'border-line-strong text-ink-3',
                  faults > 0 && 'border-bad',
                ),
                ...(isCurrent && { 'aria-current': 'page' }),
                children: (
                  <>
                    <span className="flex items-center gap-1">
                      <span className="tabular-nums">{index + 1}</span> {text.steps[step]}
                      {isDone(step) && (
                        <>
                          {' '}
                          <Icon name="check" size={14} className="text-good" />
                          <span className="sr-only">{text.stepDone}</span>
                        </>
                      )}
                    </span>
                    {faults > 0 && <span className="text-xs text-bad">{text.faultCount(faults)}</span>}
                  </>
                ),
              })}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
