import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { StatGrid } from '../../../ui/layout/StatGrid.tsx';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.stats;
const { none, percent, points, people } = dashboardText;

/** The club in four numbers. */
export function FigureStats({ figures }: { readonly figures: ClubDashboard }) {
  const { memberCount, openedCount, quizCount, unpublishedCount, progress, onTime, scores } = figures;
  return (
    <StatGrid
      stats={[
        {
          label: text.members,
          value: people(memberCount),
          note: text.opened(openedCount, quizCount, unpublishedCount),
        },
        { label: text.progress, value: percent(progress.mean), note: text.median(progress.median) },
        {
          label: text.onTime,
          value: onTime.share === null ? none : percent(Math.round(onTime.share * 100)),
          note: text.onTimeOf(onTime.onTimeCount, onTime.finalCount),
        },
        {
          label: text.score,
          value: scores.mean === null ? none : points(scores.mean),
          note: text.graded(scores.count),
        },
      ]}
    />
  );
}
