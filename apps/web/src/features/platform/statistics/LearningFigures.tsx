import type { OverviewFigures } from '@dure/contract/platform/administration/administration.endpoints';
import { OVERVIEW_FIGURES } from '@dure/contract/platform/administration/overview-figures';
import { Link } from '@tanstack/react-router';
import { statisticsText as text } from './statistics.text.ts';
import { WeekCard } from './WeekCard.tsx';

/** How learning goes, week by week; the statistics say what each figure means. */
export function LearningFigures({ weeks }: Pick<OverviewFigures, 'weeks'>) {
  return (
    <section aria-labelledby="learning-figures" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="learning-figures" className="text-lg font-bold">
          {text.learning}
        </h2>
        <Link
          to="/system/admin/statistics"
          className="touch-target text-sm font-semibold text-brand-ink hover:underline"
        >
          {text.all}
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-3">
        {OVERVIEW_FIGURES.map((figure) => (
          <WeekCard key={figure} {...{ figure, weeks }} />
        ))}
      </div>
    </section>
  );
}
