import { dashboardText } from './dashboard.text.ts';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import type { Counted } from './standings.ts';

const text = dashboardText.standings.counted;

function wordsOf({ fifth, tens, comprehension, stage }: Counted, no: number | undefined): string | undefined {
  if (fifth !== undefined) return text.fifth(dashboardText.charts.progressOf(Number(fifth)));
  if (tens !== undefined) return text.tens(dashboardText.charts.scoreOf(Number(tens)));
  if (comprehension !== undefined) return text.comprehension(Number(comprehension));
  return stage === undefined ? undefined : text.stage[stage](text.quiz(no));
}

export interface CountedHeadProps {
  readonly counted: Counted;
  /** The place in the club of the quiz that is counted. */
  readonly no?: number;
  readonly count: number | undefined;
  readonly clearLink: (parts: LinkParts) => ReactNode;
}

/** Which members a bar counts, above them; nothing where all are shown. */
export function CountedHead({ counted, no, count, clearLink }: CountedHeadProps) {
  const words = wordsOf(counted, no);
  if (words === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-lg font-bold">
        {words} {count !== undefined && <span className="tabular-nums">{text.people(count)}</span>}
      </h2>
      {clearLink({ className: buttonClass({ size: 'small' }), children: text.clear })}
    </div>
  );
}
