import { Card } from '../../../ui/layout/Card.tsx';
import { retentionText as text } from './retention.text.ts';

/** What is kept for a time that nobody chooses. */
export const FixedPeriods = () => (
  <Card as="section" aria-labelledby="fixed" className="flex flex-col gap-3">
    <div>
      <h2 id="fixed" className="font-bold">
        {text.fixed}
      </h2>
      <p className="text-sm text-ink-3">{text.fixedHint}</p>
    </div>
    <dl className="divide-y divide-line">
      {text.fixedKinds.map(([name, days]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt>{name}</dt>
          <dd className="tabular-nums">{text.days(days)}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
