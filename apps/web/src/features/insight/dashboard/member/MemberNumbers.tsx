import type { MemberDetail } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { dashboardText } from '../dashboard.text.ts';

const text = dashboardText.detail;
const { none, percent, points } = dashboardText;

/** A member in numbers. */
export function MemberNumbers({
  detail: { member, openedCount, meanComprehension, keywordGrowth },
}: {
  readonly detail: MemberDetail;
}) {
  const numbers = [
    [
      dashboardText.standings.progress,
      percent(member.progress),
      dashboardText.work.answered(member.finalCount, openedCount),
    ],
    [
      dashboardText.standings.grade,
      member.meanGrade === null ? none : points(member.meanGrade),
      dashboardText.stats.graded(member.gradeCount),
    ],
    [dashboardText.standings.onTime, dashboardText.count(member.onTimeCount), ''],
    [text.comprehension, meanComprehension === null ? none : meanComprehension.toFixed(1), ''],
    ...(keywordGrowth ? [[text.keywords, percent(keywordGrowth.final), text.keywordsNote(keywordGrowth.pre)]] : []),
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3">
      {numbers.map(([name, value, note]) => (
        <div key={name} className="rounded-box border border-line px-4 py-3">
          <dt className="text-sm text-ink-3">{name}</dt>
          <dd className="text-lg font-bold tabular-nums">{value}</dd>
          {note !== '' && <dd className="text-sm text-ink-3 tabular-nums">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
