import type { AiUsage } from '@dure/contract/assistance/ai/ai.endpoints';
import { Link } from '@tanstack/react-router';
import { administrationText } from '../../features/platform/administration/administration.text.ts';
import { Card } from '../../ui/layout/Card.tsx';

const text = administrationText.overview;
const FULL = 100;

/** What AI costs this month, and how near that is to the cap. */
export function CostCard({ usage: { month, cost, monthlyCap, projected } }: { readonly usage: AiUsage }) {
  const share = monthlyCap ? Math.min(FULL, Math.round((cost / monthlyCap) * FULL)) : 0;
  const isReached = monthlyCap !== null && cost >= monthlyCap;
  const isNear = monthlyCap !== null && !isReached && projected !== null && projected > monthlyCap;
  return (
    <Card as="section" aria-labelledby="ai-cost">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="ai-cost" className="font-semibold">
          {text.cost(Number(month.slice(5)))}
        </h2>
        <Link to="/system/admin/ai" className="touch-target text-sm font-semibold text-brand-ink hover:underline">
          {text.toCap}
        </Link>
      </div>
      <p className="mt-1">
        <span className="text-xl font-bold tabular-nums">{text.won(cost)}</span>{' '}
        <span className="text-sm text-ink-3">{monthlyCap === null ? text.noCap : text.ofCap(monthlyCap)}</span>
      </p>
      {monthlyCap !== null && (
        <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
          <div className="h-full bg-brand" style={{ width: `${share}%` }} />
        </div>
      )}
      {isReached && <p className="mt-2 text-sm font-semibold text-bad">{text.reached}</p>}
      {isNear && <p className="mt-2 text-sm font-semibold text-pre">{text.near(projected)}</p>}
    </Card>
  );
}
