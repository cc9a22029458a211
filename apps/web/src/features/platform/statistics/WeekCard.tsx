import type { OverviewFigures } from '@dure/contract/platform/administration/administration.endpoints';
import type { OverviewFigure } from '@dure/contract/platform/administration/overview-figures';
import { STATISTICS_MEANINGS } from '@dure/contract/platform/statistics/statistics-figures.text';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { FigurePicture } from './FigurePicture.tsx';
import { statisticsText as text } from './statistics.text.ts';
import { writtenFigure } from './written-figure.ts';

const dayOf = (day: string) => formatMonthDay(day).slice(0, 5);

export interface WeekCardProps {
  readonly figure: OverviewFigure;
  /** The earliest first, this week last. */
  readonly weeks: OverviewFigures['weeks'];
}

/** One figure as it stands this week, and the weeks before as a picture. */
export function WeekCard({ figure, weeks }: WeekCardProps) {
  const { label } = STATISTICS_MEANINGS[figure];
  const [last, before] = [weeks.at(-1)!, weeks.at(-2)!];
  const latest = writtenFigure(figure, last);
  return (
    <Card as="section" aria-label={label} className="min-w-0">
      <h3 className="font-semibold">{label}</h3>
      <p className="mt-1 mb-3 flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
        <strong className="text-2xl">{latest}</strong>
        <span className="text-sm text-ink-3">
          {text.thisWeek} · {text.lastWeek(writtenFigure(figure, before))}
        </span>
      </p>
      <FigurePicture
        figure={figure}
        periods={weeks.map((week) => ({ ...week, name: dayOf(week.from) }))}
        head={text.week}
        summary={`${text.thisWeek} ${latest}`}
      />
    </Card>
  );
}
