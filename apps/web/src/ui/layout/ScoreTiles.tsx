import { cx } from '../cx.ts';
import { uiText } from '../ui.text.ts';

export interface ScoreTilesProps {
  readonly scores: readonly {
    readonly label: string;
    readonly score: number | null;
    /** What is special about it, such as being the one that counts. */
    readonly mark?: string | undefined;
  }[];
  readonly className?: string;
}

/** Scores of one answer by different judges, side by side; a dash where there is none yet. */
export function ScoreTiles({ scores, className }: ScoreTilesProps) {
  return (
    <dl className={cx('grid auto-cols-fr grid-flow-col gap-2.5', className)}>
      {scores.map(({ label, score, mark }) => (
        <div
          key={label}
          className="flex min-w-0 items-center justify-between gap-2 rounded-control bg-sunken px-3 py-1"
        >
          <dt className="text-sm leading-tight text-ink-3">
            {label}
            {mark !== undefined && <span className="block text-xs font-semibold text-brand-ink">{mark}</span>}
          </dt>
          <dd className="text-lg font-bold tabular-nums">
            {score ?? (
              <>
                <span aria-hidden="true">{uiText.score.none}</span>
                <span className="sr-only">{uiText.score.noneSpoken}</span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
