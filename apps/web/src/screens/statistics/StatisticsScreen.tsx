import { STATISTICS_PARTS, type StatisticsPart } from '@dure/contract/platform/statistics/statistics-figures';
import { STATISTICS_PART_LABELS } from '@dure/contract/platform/statistics/statistics-figures.text';
import {
  MAX_STATISTICS_MONTHS,
  STATISTICS_PERIODS,
  USUAL_STATISTICS_MONTHS,
} from '@dure/contract/platform/statistics/statistics-limits';
import type { StatisticsMonth } from '@dure/contract/platform/statistics/statistics.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getStatistics } from '../../api/platform/statistics/statistics.reads.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { ExportStatistics } from '../../features/platform/statistics/ExportStatistics.tsx';
import { FigureCard } from '../../features/platform/statistics/FigureCard.tsx';
import { statisticsText as text } from '../../features/platform/statistics/statistics.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { useNow } from '../../ui/dates/use-now.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';
import { lastMonths } from './last-months.ts';
import { statisticsSearch } from './statistics-search.ts';

const route = getRouteApi('/system/admin/statistics');
const parts = Object.entries(STATISTICS_PARTS) as [StatisticsPart, (typeof STATISTICS_PARTS)[StatisticsPart]][];
const periods = STATISTICS_PERIODS.map((count) => ({ value: String(count), label: text.months(count) }));

const isEmpty = (months: readonly StatisticsMonth[]) =>
  months.every(({ values, hidden }) => hidden.length === 0 && Object.values(values).every((value) => !value));

/** Figures of the organisation by month, each with what it means. */
export function StatisticsScreen() {
  usePageTitle(text.title);
  const { months: wished, last } = route.useSearch();
  const navigate = route.useNavigate();
  const now = useNow();
  const months = wished ?? USUAL_STATISTICS_MONTHS;
  const query = { months, ...(last !== undefined && { lastMonth: last }) };
  const statistics = useQuery(getStatistics({ query }));
  const [thisMonth, ...earlier] = lastMonths(now, useTimeZone(), MAX_STATISTICS_MONTHS) as [string, ...string[]];
  const go = (part: object) =>
    void navigate({ search: statisticsSearch({ months: wished, last, ...part }), resetScroll: false });
  const choices = [thisMonth, ...earlier];
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-5">
        <PageHeader title={text.title} lead={text.lead} actions={<ExportStatistics query={query} />} />
        <div className="grid max-w-[28rem] grid-cols-2 gap-3">
          <Select
            label={text.period}
            options={periods}
            value={String(months)}
            onChange={(count) => go({ months: Number(count) })}
          />
          <Select
            label={text.last}
            options={choices.map((month) => ({ value: month, label: text.longMonth(month) }))}
            value={last !== undefined && choices.includes(last) ? last : thisMonth}
            onChange={(month) => go({ last: month === thisMonth ? undefined : month })}
          />
        </div>
        <Loaded from={statistics} skeleton={<WorkSkeleton hasHead={false} />}>
          {({ months: counted }) =>
            isEmpty(counted) ? (
              <EmptyState icon="chart">
                <p className="font-semibold text-ink">{text.empty}</p>
                <p>{text.emptyHint}</p>
              </EmptyState>
            ) : (
              <div aria-busy={statistics.isPlaceholderData} className="flex flex-col gap-6">
                {parts.map(([part, figures]) => (
                  <section key={part} aria-labelledby={`statistics-${part}`}>
                    <h2 id={`statistics-${part}`} className="mb-3 text-lg font-bold">
                      {STATISTICS_PART_LABELS[part]}
                    </h2>
                    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
                      {figures.map((figure) => (
                        <FigureCard key={figure} figure={figure} months={counted} />
                      ))}
                    </div>
                  </section>
                ))}
              </div>
            )
          }
        </Loaded>
      </div>
    </AdministrationFrame>
  );
}
