import {
  COUNTINGS,
  MAX_DECIMALS,
  ROW_ORDERS,
  SHEET_SHAPES,
  type SheetShape,
} from '@dure/contract/gradebook/gradebook-layout';
import type { KeptLayout } from '@dure/contract/gradebook/gradebook.endpoints';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { RadioGroup as Choice } from '../../ui/fields/RadioGroup.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { gradebookText } from './gradebook.text.ts';
import { LayoutColumns } from './LayoutColumns.tsx';
import { useLayout } from './use-layout.ts';

const text = gradebookText.layout;
const DIGITS = Array.from({ length: MAX_DECIMALS + 1 }, (_, count) => String(count));

/** One of the three shapes in a box of its own. */
function Shape({ shape }: { readonly shape: SheetShape }) {
  const { name, hint } = text.shapes[shape];
  return (
    <Radio
      value={shape}
      className="group/radio flex items-start gap-2.5 rounded-[10px] border border-line px-3 py-2.5 data-focus-visible:outline-2 data-focus-visible:outline-brand data-selected:border-brand data-selected:bg-brand-soft data-selected:shadow-[inset_0_0_0_1px_var(--color-brand)]"
    >
      <span className="mt-0.5 grid size-5 flex-none place-items-center rounded-full border border-edge bg-surface after:size-2 after:rounded-full group-data-selected/radio:border-brand group-data-selected/radio:bg-brand group-data-selected/radio:after:bg-on-brand" />
      <span className="text-sm">
        <b className="font-semibold">{name}</b>
        <small className="block text-[0.8125rem] text-ink-2">{hint}</small>
      </span>
    </Radio>
  );
}

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
        aria-label={text.shape}
        value={shape}
        onChange={(next) => change({ shape: next as SheetShape })}
        className="flex flex-col gap-2"
      >
        {SHEET_SHAPES.map((one) => (
          <Shape key={one} shape={one} />
        ))}
      </RadioGroup>
      <LayoutColumns columns={columns} onChange={(next) => change({ columns: next })} />
      <Choice
        label={text.order}
        options={ROW_ORDERS.map((value) => ({ value, label: text.orders[value] }))}
        value={order}
        onChange={(next) => change({ order: next })}
      />
      <Choice
        label={text.counting}
        options={COUNTINGS.map((value) => ({ value, label: gradebookText.countings[value] }))}
        value={counting}
        onChange={(next) => change({ counting: next })}
      />
      <Choice
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
