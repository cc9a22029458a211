import { presets } from '@dure/contract/tenancy/tenants/presets';

const grounds = ['bg', 'surface', 'sunken', 'line', 'line-strong', 'edge'];
const inks = [
  'ink',
  'ink-2',
  'ink-3',
  'brand-ink',
  'pre',
  'post',
  'good',
  'bad',
  'plan',
  'design',
  'develop',
  'engine',
];
const sizes = ['xs', 'sm', 'base', 'prose', 'lg', 'xl', '2xl', '3xl'];
const sample = '먼저 내 생각을 쓰고, 동료의 답을 읽고, 다시 답해 보세요. 2026.11.20 (금) 1,234명';

export function TokensSection() {
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-wrap gap-2">
        {grounds.map((name) => (
          <li
            key={name}
            className="rounded-box border border-line p-3 text-sm"
            style={{ background: `var(--color-${name})` }}
          >
            <span className="rounded-chip bg-surface px-1">{name}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-4">
        {inks.map((name) => (
          <li key={name} className="font-semibold" style={{ color: `var(--color-${name})` }}>
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-1">
        {sizes.map((size) => (
          <li key={size} style={{ font: `400 var(--text-${size})/var(--text-${size}--line-height) var(--font-sans)` }}>
            {sample}
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-3">
        {Object.keys(presets).map((name) => (
          <li key={name} data-preset={name} className="flex gap-2">
            <span
              className="rounded-control px-4 py-2 font-semibold"
              style={{ background: 'var(--brand)', color: 'var(--on-brand)' }}
            >
              {name}
            </span>
            <span
              className="rounded-control px-4 py-2"
              style={{ background: 'var(--brand-soft)', color: 'var(--brand-ink)' }}
            >
              {name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
