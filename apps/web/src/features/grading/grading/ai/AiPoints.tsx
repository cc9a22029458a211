import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { POINT_RELATION_LABELS } from '@dure/contract/grading/point-relations.text';
import { aiText as text } from './ai.text.ts';

type Point = NonNullable<GradingDetail['ai']>['points'][number];

const COLOURS: Readonly<Record<Point['relation'], string>> = {
  met: 'text-good',
  opposite: 'text-bad',
  partly: 'text-pre',
  none: 'text-ink-3',
};

/** A longer list hides what is beside it; the others open with a press. */
const SHOWN = 4;

function List({ points, answer }: { readonly points: readonly Point[]; readonly answer: string }) {
  return (
    <ul aria-label={text.pointsOf} className="flex flex-col gap-1.5">
      {points.map(({ text: point, relation, evidence }, at) => (
        <li key={at} className="min-w-0">
          <b className={`font-semibold ${COLOURS[relation]}`}>{POINT_RELATION_LABELS[relation]}</b>{' '}
          <span className="text-ink-2">{point}</span>
          {evidence && (
            <q className="mt-0.5 block border-l-2 border-edge pl-2.5 text-ink-2">
              {answer.slice(evidence.start, evidence.end)}
            </q>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The points of the model answer, each with the sentence of the answer that meets or denies it. Those found come first. */
export function AiPoints({ points, answer }: { readonly points: readonly Point[]; readonly answer: string }) {
  if (points.length === 0) return null;
  const found = points.filter(({ relation }) => relation !== 'none');
  const ordered = points.length > SHOWN ? [...found, ...points.filter((point) => !found.includes(point))] : points;
  const more = ordered.slice(SHOWN);
  return (
    <div className="flex flex-col gap-1.5">
      <List points={ordered.slice(0, SHOWN)} answer={answer} />
      {more.length > 0 && (
        <details>
          <summary className="touch-target mb-1.5 cursor-pointer font-semibold text-brand-ink">
            {text.morePoints(more.length)}
          </summary>
          <List points={more} answer={answer} />
        </details>
      )}
    </div>
  );
}
