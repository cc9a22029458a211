import type { ResumePeriod } from '@dure/contract/people/resume-stories/resume-period';
import { MONTHS_A_YEAR } from '@dure/contract/people/resume-stories/resume-limits';
import { cx } from '../../../ui/cx.ts';
import { resumeText as text } from './resume.text.ts';

export interface TimelineStory extends ResumePeriod {
  readonly title: string;
}

/** More years than these are told by every second one, and so on. */
const YEARS_TOLD = 8;

/** Stories by their months, one bar a line, over the years. */
export function Timeline({ stories }: { readonly stories: readonly TimelineStory[] }) {
  if (stories.length === 0) return null;
  const first = Math.min(...stories.map(({ startedAtYear }) => startedAtYear));
  const last = Math.max(...stories.map(({ finishedAtYear }) => finishedAtYear));
  const months = (last - first + 1) * MONTHS_A_YEAR;
  const share = (year: number, month: number) => `${(((year - first) * MONTHS_A_YEAR + month) / months) * 100}%`;
  const until = stories
    .filter(({ finishedAtYear }) => finishedAtYear === last)
    .reduce((most, { finishedAtMonth }) => Math.max(most, finishedAtMonth), 1);
  const from = stories
    .filter(({ startedAtYear }) => startedAtYear === first)
    .reduce((least, { startedAtMonth }) => Math.min(least, startedAtMonth), MONTHS_A_YEAR);
  const step = Math.ceil((last - first + 1) / YEARS_TOLD);
  const years = Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, index) => first + index * step);
  return (
    <div
      role="img"
      aria-label={text.timeline(stories.length, text.yearMonth(first, from), text.yearMonth(last, until))}
      className="flex flex-col gap-1.5"
    >
      {stories.map((story, index) => (
        <div key={index} className="relative h-3 break-inside-avoid">
          <span
            style={{
              left: share(story.startedAtYear, story.startedAtMonth - 1),
              right: `calc(100% - ${share(story.finishedAtYear, story.finishedAtMonth)})`,
            }}
            className={cx(
              'absolute inset-y-0 min-w-1.5 rounded-full border-2 border-brand',
              index % 2 === 0 ? 'bg-brand' : 'bg-surface',
            )}
          />
        </div>
      ))}
      <div className="relative mt-0.5 h-5 border-t border-line-strong text-xs text-ink-3 tabular-nums">
        {years.map((year) => (
          <span key={year} style={{ left: share(year, 0) }} className="absolute top-1">
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}
