import { useLayoutEffect, useRef, useState } from 'react';
import type { LoadFailure } from '../../kernel/lazy/load-failure.ts';
import type { ButtonLook } from '../buttons/button-class.ts';
import { Button } from '../buttons/Button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { uiText } from '../ui.text.ts';

/**
 * Where a failed load says so: in the component's place, in a popover beside what was pressed, or nowhere, for what nobody
 * asked for.
 */
export type FailurePlacement = 'inline' | 'popover' | 'silent';

/** Every press asks again, so the button needs no other action. For a version that is no longer deployed it reloads. */
export function RetryLoad({ failure, ...look }: ButtonLook & { readonly failure: LoadFailure }) {
  const isReplaced = failure === 'replaced';
  return (
    <Button {...look} icon="refresh" onPress={() => isReplaced && location.reload()}>
      {isReplaced ? uiText.loadFailure.reload : uiText.error.retry}
    </Button>
  );
}

function FailureSentence({ failure, className }: { readonly failure: LoadFailure; readonly className: string }) {
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold', className)}>
      <Icon name="alert" size={16} />
      <p className="min-w-0 flex-1 basis-48">{uiText.loadFailure[failure]}</p>
      <RetryLoad failure={failure} size="small" />
    </div>
  );
}

const EDGE = 8;

/** Says beside a control why nothing answers it; gone with the next press elsewhere, until the control is pressed again. */
export function LoadFailurePopover({
  failure,
  control,
}: {
  readonly failure: LoadFailure;
  readonly control: Element | null;
}) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const said = place.current!;
    // Over dialogs as well, where the control stands in one.
    if ('showPopover' in said) {
      said.popover = 'manual';
      said.showPopover();
    }
    const at = (control ?? said).getBoundingClientRect();
    const { width, height } = said.getBoundingClientRect();
    const hasRoom = at.bottom + height + 2 * EDGE < innerHeight;
    said.style.top = `${Math.max(EDGE, hasRoom ? at.bottom + EDGE : at.top - height - EDGE)}px`;
    said.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - width - EDGE))}px`;
    const hear = ({ target }: Event) => {
      const isBeside = [said, control].some((one) => one?.contains(target as Node));
      said.hidden = !isBeside;
    };
    document.addEventListener('click', hear, true);
    return () => document.removeEventListener('click', hear, true);
  }, [control]);
  return (
    <div
      ref={place}
      role="alert"
      className="fixed inset-auto z-popover m-0 w-88 max-w-[calc(100vw-1rem)] rounded-box border border-line bg-surface text-ink shadow-float"
    >
      <FailureSentence failure={failure} className="p-3" />
    </div>
  );
}

/** Stands for a component that cannot be loaded now; the component takes its place as soon as it is. */
export function LoadFailureNotice({
  failure,
  placement,
}: {
  readonly failure: LoadFailure;
  readonly placement: FailurePlacement;
}) {
  const [control] = useState(() => (document.activeElement === document.body ? null : document.activeElement));
  if (placement === 'silent') return null;
  if (placement === 'popover') return <LoadFailurePopover failure={failure} control={control} />;
  return (
    <div role="alert">
      <FailureSentence failure={failure} className="rounded-box bg-pre-soft px-4 py-3 text-pre" />
    </div>
  );
}
