import { monthsOf, monthsOfAll, periodLabel, periodOf } from '@dure/contract/people/resume-stories/resume-period';
import { Card } from '../../../ui/layout/Card.tsx';
import type { StoryValues } from './resume-values.ts';
import { resumeText as text } from './resume.text.ts';
import { Timeline } from './Timeline.tsx';

/** How long all stories take together, while they are written: a month that two have counts once. */
export function TotalCard({ stories }: { readonly stories: readonly StoryValues[] }) {
  const told = stories.map((story, index) => ({ period: periodOf(story), title: story.title, no: index + 1 }));
  const whole = told.flatMap(({ period, title }) => (period ? [{ ...period, title }] : []));
  const leftOut = told.filter(({ period }) => !period).map(({ no }) => text.story(no));
  const months = monthsOfAll(whole);
  const overlap = whole.reduce((sum, period) => sum + monthsOf(period), 0) - months;
  const notes = [
    ...(overlap > 0 ? [text.overlap(periodLabel(overlap))] : []),
    ...(leftOut.length > 0 ? [text.leftOut(leftOut.join(', '))] : []),
  ];
  return (
    <Card as="section" aria-live="polite" className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-bold tabular-nums">
          {months === 0 ? text.totalNone : text.total(periodLabel(months))}
        </h2>
        {notes.length > 0 && <p className="mt-0.5 text-sm text-ink-2">{notes.join(' ')}</p>}
      </div>
      <Timeline stories={whole} />
    </Card>
  );
}
