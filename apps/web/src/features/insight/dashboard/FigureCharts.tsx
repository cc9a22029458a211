import { LOW_SCORE } from '@dure/contract/insight/dashboard/club-figures';
import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { LIST_PLACE } from './standings.ts';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.charts;
const LOW_TENS = LOW_SCORE / 10;

interface PanelProps {
  readonly title: string;
  /** The finding in words; null where there is nothing to show yet. */
  readonly finding: string | null;
  readonly emptyText: string;
  readonly children: ReactNode;
}

function Panel({ title, finding, emptyText, children }: PanelProps) {
  return (
    <Card as="section" aria-label={title} className="min-w-0">
      <h2 className="font-bold">{title}</h2>
      <p className="mb-3 text-sm text-ink-3 tabular-nums">{finding ?? emptyText}</p>
      {finding !== null && children}
    </Card>
  );
}

/** Scores, progress and comprehension as distributions: a bar opens the members in it. */
export function FigureCharts({
  figures: { clubSequence, scores, progress, comprehension, memberCount },
}: {
  readonly figures: ClubDashboard;
}) {
  const membersOf = (counted: { tens: number } | { fifth: number } | { comprehension: number }, parts: LinkParts) => (
    <Link
      to="/quiz-dashboard/$clubSequence/progress"
      params={{ clubSequence }}
      search={counted}
      hash={LIST_PLACE}
      {...parts}
    />
  );
  return (
    <div className="grid items-start gap-5 grid-cols-1 desktop:grid-cols-3">
      <Panel
        title={text.scores}
        finding={scores.lowShare === null ? null : text.low(scores.lowShare)}
        emptyText={text.noScores}
      >
        <BarChart
          label={text.scores}
          heads={text.scoreHeads}
          barLink={(tens, parts) => membersOf({ tens }, parts)}
          bars={scores.histogram.map((value, ten) => ({
            label: String(ten * 10),
            value,
            tone: ten < LOW_TENS ? ('bad' as const) : ('brand' as const),
          }))}
        />
      </Panel>
      <Panel
        title={text.progress}
        finding={memberCount === 0 ? null : dashboardText.stats.median(progress.median)}
        emptyText={text.noProgress}
      >
        <BarChart
          label={text.progress}
          heads={text.progressHeads}
          barLink={(fifth, parts) => membersOf({ fifth }, parts)}
          bars={progress.histogram.map((value, fifth) => ({ label: text.progressOf(fifth), value }))}
        />
      </Panel>
      <Panel
        title={text.comprehension}
        finding={comprehension.mean === null ? null : text.average(comprehension.mean)}
        emptyText={text.noComprehension}
      >
        <BarChart
          label={text.comprehension}
          heads={text.comprehensionHeads}
          barLink={(index, parts) => membersOf({ comprehension: index + 1 }, parts)}
          bars={comprehension.histogram.map((value, index) => ({ label: text.comprehensionOf(index + 1), value }))}
        />
      </Panel>
    </div>
  );
}
