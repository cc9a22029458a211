import { BRAND_COLOURS, PRESET_NAMES, type PresetName } from '@dure/contract/tenancy/tenants/brand-colours';
import type { PresetKey } from '@dure/contract/tenancy/tenants/presets';
import { PRESET_LABELS } from '@dure/contract/tenancy/tenants/tenant-labels.text';
import { useId } from 'react';
import { brandSettingsText as text } from './organisation.text.ts';

export interface PresetFieldProps {
  readonly value: PresetName;
  readonly onChange: (value: PresetName) => void;
}

/** The presets, each by its colour and its name. */
export function PresetField({ value, onChange }: PresetFieldProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={text.colour} className="grid grid-cols-3 gap-2 desktop:grid-cols-5">
      {PRESET_NAMES.map((preset) => (
        <label
          key={preset}
          className="relative flex flex-col items-center gap-1.5 rounded-box border border-line-strong bg-surface px-2 py-2 text-sm has-checked:border-brand has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--color-brand)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
        >
          <input
            type="radio"
            name={name}
            checked={preset === value}
            onChange={() => onChange(preset)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className="h-6 w-11 rounded-[7px] border border-line"
            style={{ background: BRAND_COLOURS[preset.toLowerCase() as PresetKey] }}
          />
          {PRESET_LABELS[preset]}
        </label>
      ))}
    </div>
  );
}
