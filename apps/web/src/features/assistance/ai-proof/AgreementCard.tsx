import { type Agreement, isTrustworthy } from '@dure/contract/assistance/ai-proof/agreement';
import type { AiProof } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/Card.tsx';
import { aiProofText } from './ai-proof.text.ts';

const text = aiProofText.agreement;
const LINE = 332;
const EDGE = 4;
/** From here on a kappa is no longer that of a handful. */
const MANY = 30;
/** Points that the picture of the mean difference reaches to either side. */
const FARTHEST = 10;
const place = (share: number) => EDGE + Math.max(0, Math.min(1, share)) * (LINE - 2 * EDGE);

interface MeasureProps {
  readonly title: string;
  readonly value: string;
  readonly children?: ReactNode;
}

const Measure = ({ title, value, children }: MeasureProps) => (
  <div className="border-t border-line px-5 py-3 first-of-type:border-t-0">
    <div className="flex items-baseline justify-between gap-3">
      <h4 className="font-semibold">{title}</h4>
      <p className="text-lg font-bold tabular-nums">{value}</p>
    </div>
    {children}
  </div>
);

const Dots = ({ count, of }: { readonly count: number; readonly of: number }) => (
  <div className="mt-1.5 flex flex-wrap gap-1" aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} className={`size-3.5 rounded border ${at < count ? 'border-ink-2 bg-ink-2' : 'border-edge'}`} />
    ))}
  </div>
);

interface LineProps {
  /** Where the square stands, 0–1. */
  readonly at: number;
  readonly label: string;
  /** What stands under the beginning, the middle mark and the end. */
  readonly marks: readonly string[];
  readonly middle: number;
  readonly children?: ReactNode;
}

function Line({ at, label, marks, middle, children }: LineProps) {
  return (
    <div className="mt-1.5">
      <svg viewBox={`0 0 ${LINE} 24`} role="img" aria-label={label} className="w-full">
        <path d={`M${EDGE} 12h${LINE - 2 * EDGE}`} className="stroke-line-strong" strokeWidth="2" />
        {children}
        <rect
          x={place(at) - 6}
          y="6"
          width="12"
          height="12"
          rx="3"
          className="fill-surface stroke-brand"
          strokeWidth="2.4"
        />
      </svg>
      <p aria-hidden="true" className="relative flex justify-between text-xs text-ink-3">
        <span>{marks[0]}</span>
        <span className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${100 * middle}%` }}>
          {marks[1]}
        </span>
        <span>{marks[2]}</span>
      </p>
    </div>
  );
}

function Measures(agreement: Agreement) {
  const { count, exact, within, kappa, meanDifference } = agreement;
  return (
    <>
      <h3 className="px-5 pt-3.5 pb-1 text-lg font-bold">
        {text.verdict({ ...agreement, isTrusted: isTrustworthy(agreement) })}
      </h3>
      <Measure title={text.exact} value={text.of(exact, count)}>
        <Dots count={exact} of={count} />
      </Measure>
      <Measure title={text.within} value={text.of(within, count)}>
        <Dots count={within} of={count} />
      </Measure>
      <Measure title={text.kappa} value={kappa === null ? text.kappaNone : text.kappaValue(kappa)}>
        {kappa !== null && (
          <Line at={kappa} middle={0.78} label={text.kappaSays(kappa)} marks={text.kappaScale}>
            <rect
              x={place(0.7)}
              y="7"
              width={place(0.9) - place(0.7)}
              height="10"
              rx="5"
              className="fill-sunken stroke-edge"
            />
          </Line>
        )}
        <p className="mt-1 text-sm text-ink-2">
          {text.kappaMeans} {count < MANY && text.few(count)}
        </p>
      </Measure>
      <Measure title={text.mean} value={aiProofText.apart(meanDifference)}>
        <Line
          at={(meanDifference + FARTHEST) / (2 * FARTHEST)}
          middle={0.5}
          label={aiProofText.apart(meanDifference)}
          marks={[aiProofText.apart(-FARTHEST), aiProofText.apart(0), aiProofText.apart(FARTHEST)]}
        >
          <path d={`M${LINE / 2} 5v14`} className="stroke-ink" strokeWidth="2" />
        </Line>
      </Measure>
    </>
  );
}

/** How far AI and the instructor agree: in a sentence, then in four pictures with numbers. */
export function AgreementCard({ proof }: { readonly proof: AiProof }) {
  const { agreement, overall, calibration } = proof;
  const { sampleCount, neededCount, error } = calibration;
  return (
    <Card as="section" aria-label={text.label} isPadded={false}>
      {agreement ? <Measures {...agreement} /> : <p className="px-5 py-4 text-ink-2">{text.none}</p>}
      <div className="border-t border-line px-5 py-3 text-sm text-ink-2">
        {overall && overall.count > (agreement?.count ?? 0) && (
          <p className="mb-2">{text.overall(overall.count, overall.within, overall.meanDifference)}</p>
        )}
        <h4 className="font-semibold text-ink">{aiProofText.calibration.title}</h4>
        <p>
          {error === null
            ? aiProofText.calibration.few(sampleCount, neededCount)
            : aiProofText.calibration.fitted(sampleCount, error)}
        </p>
      </div>
    </Card>
  );
}
