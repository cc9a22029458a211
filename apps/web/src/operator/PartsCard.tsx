import { Card } from '../ui/layout/Card.tsx';
import type { Setup } from './calls.ts';
import { operatorText } from './operator.text.ts';
import { PartRow } from './PartRow.tsx';

const text = operatorText.parts;

export interface PartsCardProps {
  readonly secret: string;
  readonly parts: Setup['parts'];
  /** Whom a test mail goes to. */
  readonly recipient: string;
}

/** What the installation has and lacks, each to be tried. */
export function PartsCard({ parts, ...props }: PartsCardProps) {
  return (
    <Card as="aside" aria-labelledby="parts" className="flex flex-col gap-1">
      <h2 id="parts" className="text-lg font-bold">
        {text.title}
      </h2>
      <p className="text-sm break-keep text-ink-2">{text.lead}</p>
      <ul className="mt-2 divide-y divide-line">
        {parts.map((part) => (
          <PartRow key={part.part} {...part} {...props} />
        ))}
      </ul>
    </Card>
  );
}
