import type { Calibrations } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { Card } from '../../../ui/layout/Card.tsx';
import { aiSettingsText } from './ai-settings.text.ts';

const text = aiSettingsText.calibration;

export interface CalibrationCardProps {
  readonly calibrations: Calibrations;
}

/** How far each model's confidence can be relied upon here. */
export function CalibrationCard({ calibrations: { contents, neededCount } }: CalibrationCardProps) {
  return (
    <Card as="section" aria-labelledby="ai-calibration" className="flex flex-col gap-2">
      <h2 id="ai-calibration" className="text-lg font-bold">
        {text.title}
      </h2>
      <p className="text-sm text-ink-2">{text.lead}</p>
      {contents.length === 0 && <p className="text-sm text-ink-2">{text.none}</p>}
      <ul className="divide-y divide-line">
        {contents.map(({ model, isBuiltIn, sampleCount, error }) => (
          <li key={model} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
            <span className="font-semibold break-all">{isBuiltIn ? text.builtIn : model}</span>
            <span className="text-sm text-ink-2 tabular-nums">
              {error === null ? text.few(sampleCount, neededCount) : text.fitted(sampleCount, error)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
