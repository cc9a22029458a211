import { toneColour, type ChartTone } from './chart-types.ts';

export interface LegendItem {
  readonly name: string;
  readonly tone: ChartTone;
  /** A ring where two series must differ without their colours. */
  readonly isHollow?: boolean;
}

/** What the marks of a picture stand for. */
export function ChartLegend({ items }: { readonly items: readonly LegendItem[] }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
      {items.map(({ name, tone, isHollow = false }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span
            className="size-2.5 rounded-full border-2"
            style={{ borderColor: toneColour[tone], backgroundColor: isHollow ? 'transparent' : toneColour[tone] }}
          />
          {name}
        </span>
      ))}
    </div>
  );
}
