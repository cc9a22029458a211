import type { Retention } from '@dure/contract/answering/recalls/recalls.endpoints';
import { TrendChart } from '../../../ui/charts/TrendChart.tsx';
import { formatMonthDay } from '../../../ui/dates/format-date.ts';
import { recallsText } from './recalls.text.ts';

const text = recallsText.retention;
const dayOf = (day: string) => formatMonthDay(day).slice(0, 5);

/** How much was still known, week by week, and how much would be now. Nothing before the first recall. */
export function RetentionChart({ retention: { weeks, cards, predicted } }: { readonly retention: Retention }) {
  const shares = weeks.map(({ recalls, recalled }) => (recalls === 0 ? null : recalled / recalls));
  const known = shares.flatMap((share, index) => (share === null ? [] : [{ share, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const summary = [
    text.latest(last.share),
    ...(first.index < last.index ? [text.before(weeks.length - 1 - first.index, first.share)] : []),
  ];
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-baseline gap-2">
        <strong className="tabular-nums">{summary[0]}</strong>
        {summary[1] !== undefined && <span className="text-sm text-ink-3 tabular-nums">{summary[1]}</span>}
      </p>
      <TrendChart
        label={text.label}
        summary={summary.join(', ')}
        heads={text.heads}
        points={weeks.map(({ from }, index) => ({
          label: dayOf(from),
          value: shares[index] === null ? null : Math.round(shares[index]! * 100),
        }))}
        max={100}
        format={text.percent}
        height={104}
      />
      {predicted !== null && <p className="text-sm text-ink-3">{text.predicted(cards, predicted)}</p>}
    </div>
  );
}
