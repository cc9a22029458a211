import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { Trigger } from './Trigger.tsx';

export interface TooltipProps {
  readonly text: string;
  /** A `Button` or `IconButton`. */
  readonly children: ReactElement;
}

/** A word more for the pointer and the keyboard; nothing that a finger would miss. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Trigger>{children}</Trigger>
      <AriaTooltip
        offset={6}
        className="z-toast max-w-70 rounded-[8px] bg-ink px-2.5 py-1 text-sm text-bg transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
