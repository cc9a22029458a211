import { COUNTINGS, MAX_DECIMALS, ROW_ORDERS, SHEET_SHAPES } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { KeptLayout } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { Switch } from '../../../ui/fields/Switch.tsx';
import { gradebookText } from './gradebook.text.ts';
import { LayoutColumns } from './LayoutColumns.tsx';
import { useLayout } from './use-layout.ts';

const text = gradebookText.layout;
const DIGITS = Array.from({ length: MAX_DECIMALS + 1 }, (_, count) => String(count));

export interface LayoutFormProps {
  readonly club: number;
  readonly layout: KeptLayout;
}

/** How the gradebook counts and leaves as a file, for all instructors of the club. */
export function LayoutForm({ club, layout }: LayoutFormProps) {
  const { change, isSaving } = useLayout(club, layout);
  const { shape, columns, order, decimals, counting, countsHeld } = layout;
  return (
    <div className="flex flex-col gap-5" aria-busy={isSaving}>
      <RadioGroup
        label={text.shape}
        labelHidden
        look="rows"
        options={SHEET_SHAPES.map((value) => ({
          value,
          label: text.shapes[value].name,
          description: text.shapes[value].hint,
        }))}
        value={shape}
        onChange={(next) => change({ shape: next })}
      />
      <LayoutColumns columns={columns} onChange={(next) => change({ columns: next })} />
      <RadioGroup
        label={text.order}
        options={ROW_ORDERS.map((value) => ({ value, label: text.orders[value] }))}
        value={order}
        onChange={(next) => change({ order: next })}
      />
      <RadioGroup
        label={text.counting}
        options={COUNTINGS.map((value) => ({ value, label: gradebookText.countings[value] }))}
        value={counting}
        onChange={(next) => change({ counting: next })}
      />
      <RadioGroup
        label={text.decimals}
        options={DIGITS.map((value) => ({ value, label: text.digits(Number(value)) }))}
        value={String(decimals)}
        onChange={(next) => change({ decimals: Number(next) })}
      />
      <div>
        <Switch isSelected={countsHeld} onChange={(next) => change({ countsHeld: next })} className="text-sm">
          {text.countsHeld}
        </Switch>
        <p className="mt-1.5 text-sm text-ink-2">{text.note}</p>
      </div>
    </div>
  );
}
