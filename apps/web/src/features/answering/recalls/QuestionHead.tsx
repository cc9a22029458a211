import type { DueRecall } from '@dure/contract/answering/recalls/recalls.endpoints';
import { dayNumber } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { useNow } from '../../../ui/dates/use-now.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { recallsText as text } from './recalls.text.ts';

/** When it was last thought about, and what came of it. */
export function useLast({ lastOn, grade }: Pick<DueRecall, 'lastOn' | 'grade'>): string {
  const zone = useTimeZone();
  const days = dayNumber(useNow(), zone) - dayNumber(lastOn);
  return text.last(text.daysAgo(Math.max(0, days)), grade);
}

/** What is asked, and where it comes from. */
export function QuestionHead({ due }: { readonly due: DueRecall }) {
  const last = useLast(due);
  return (
    <header>
      <p className="text-sm wrap-anywhere text-ink-3">
        {text.place(due.clubName, due.no)} · {last}
      </p>
      <div role="heading" aria-level={2} className="mt-1">
        <Markdown text={due.question} headingLevel={3} className="text-lg! leading-[1.5]! font-bold" />
      </div>
    </header>
  );
}
