import { RETENTION_BOUNDS, type RetentionKind } from '@dure/contract/platform/retention/retention-kinds';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { retentionText as text } from './retention.text.ts';

/** A year, where somebody begins to limit what stayed for good. */
const FIRST_DAYS = 365;

export interface PeriodFieldProps {
  readonly kind: RetentionKind;
  readonly label: string;
  /** Null: it stays as long as what it belongs to. */
  readonly days: number | null;
  /** How much is older than the changed period; undefined where nothing was changed, or is not known yet. */
  readonly due: number | undefined;
  readonly onChange: (days: number | null) => void;
}

/** How many days something is kept, and what a change of that would delete. */
export function PeriodField({ kind, label, days, due, onChange }: PeriodFieldProps) {
  const { usual, min, max } = RETENTION_BOUNDS[kind];
  const canStay = usual === null;
  return (
    <div className="flex flex-col gap-2">
      {canStay && (
        <Checkbox
          isSelected={days !== null}
          onChange={(isLimited) => onChange(isLimited ? FIRST_DAYS : null)}
          description={text.limitedHint}
        >
          {`${label}: ${text.limited}`}
        </Checkbox>
      )}
      {(days !== null || !canStay) && (
        <NumberField
          label={label}
          name={kind}
          unit={text.unit}
          minValue={min}
          maxValue={max}
          value={days}
          onChange={(next) => onChange(next ?? min)}
          description={`${text.hints[kind]} ${text.bounds(min, max)}.`}
          className="max-w-80"
        />
      )}
      <p role="status" className="text-sm empty:hidden">
        {due !== undefined &&
          (due > 0 ? (
            <span className="font-semibold text-bad">{text.due[kind](due)}</span>
          ) : (
            <span className="text-ink-3">{text.nothingDue}</span>
          ))}
      </p>
    </div>
  );
}
