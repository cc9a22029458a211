import { MAX_AI_PRICE } from '@dure/contract/assistance/ai/ai-limits';
import type { AiUsage } from '@dure/contract/assistance/ai/ai.endpoints';
import { Card } from '../../../ui/layout/Card.tsx';
import { Progress } from '../../../ui/states/Progress.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { AiForm } from './ai-form.ts';
import { aiSettingsText } from './ai-settings.text.ts';

const text = aiSettingsText.cost;
const USUAL_CAP = 50_000;

export interface CostCardProps {
  readonly usage: AiUsage;
  readonly form: AiForm;
  readonly onChange: (changed: Partial<AiForm>) => void;
}

/** What this month cost, how far that is from the cap, and the cap itself. */
export function CostCard({ usage, form, onChange }: CostCardProps) {
  const { month, until, cost, monthlyCap, projected, failed } = usage;
  const percent = monthlyCap === null ? null : monthlyCap === 0 ? 100 : Math.round((100 * cost) / monthlyCap);
  return (
    <Card as="section" aria-labelledby="ai-cost" className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="ai-cost" className="text-lg font-bold">
          {text.title(month)}
        </h2>
        <span className="text-sm text-ink-3 tabular-nums">{text.until(until)}</span>
      </div>
      <p className="tabular-nums">
        <b className="text-2xl">{text.sum(cost)}</b>{' '}
        <span className="text-sm text-ink-2">{monthlyCap === null ? text.noCap : text.ofCap(monthlyCap)}</span>
      </p>
      {percent !== null && (
        <Progress
          label={text.share(percent)}
          value={Math.min(percent, 100)}
          valueText={text.share(percent)}
          wordsHidden
        />
      )}
      <p className="text-sm text-ink-2 tabular-nums">
        {percent !== null && percent >= 100 && form.stopsAtCap
          ? text.reached
          : projected !== null && text.projected(projected)}
        {failed > 0 && <span className="block">{text.failed(failed)}</span>}
      </p>
      <Checkbox
        className="mt-2"
        isSelected={form.monthlyCap !== null}
        onChange={(has) => onChange({ monthlyCap: has ? (monthlyCap ?? USUAL_CAP) : null })}
      >
        {text.hasCap}
      </Checkbox>
      {form.monthlyCap !== null && (
        <>
          <NumberField
            label={text.cap}
            name="monthlyCap"
            minValue={0}
            maxValue={MAX_AI_PRICE}
            step={1000}
            unit={aiSettingsText.provider.unit}
            value={form.monthlyCap}
            onChange={(value) => onChange({ monthlyCap: value ?? 0 })}
          />
          <Checkbox
            description={text.stopsHint}
            isSelected={form.stopsAtCap}
            onChange={(stopsAtCap) => onChange({ stopsAtCap })}
          >
            {text.stops}
          </Checkbox>
        </>
      )}
    </Card>
  );
}
