import type { LectureDashboard } from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { lectureDashboardText } from './lecture-dashboard.text.ts';

const text = lectureDashboardText.progress;

/** How far the members have read, as a distribution. */
export function ReadingDistribution({ figures }: { readonly figures: LectureDashboard }) {
  const { begunCount, memberCount, progress } = figures;
  const hasSome = begunCount > 0 && memberCount > 0;
  return (
    <Card as="section" aria-label={text.title} className="min-w-0">
      <h2 className="text-lg font-bold">{text.title}</h2>
      <p className="text-sm text-ink-3">{hasSome ? text.hint(begunCount) : text.none}</p>
      {hasSome && (
        <>
          <p className="mt-2 mb-3 font-semibold tabular-nums">
            {text.mean(progress.mean)} · {text.finished(progress.finishedCount)}
          </p>
          <BarChart
            label={text.title}
            heads={text.heads}
            bars={progress.histogram.map((value, fifth) => ({
              label: text.fifths[fifth]!,
              value,
            }))}
          />
        </>
      )}
    </Card>
  );
}
