import type { DataGroupView } from '@dure/contract/platform/privacy/privacy.endpoints';
import { Icon } from '../../../ui/Icon.tsx';
import { privacyText as text } from './privacy.text.ts';

/** What is kept, by what it is for: how much of it, and on request why, how long, and what a withdrawal does. */
export function StoredDataGroups({ groups }: { readonly groups: readonly DataGroupView[] }) {
  return (
    <section aria-labelledby="kept">
      <div className="px-4 py-4 desktop:px-5">
        <h2 id="kept" className="text-lg font-bold">
          {text.kept}
        </h2>
        <p className="text-sm text-ink-3">{text.keptLead}</p>
      </div>
      <ul aria-label={text.kept} className="divide-y divide-line border-t border-line">
        {groups.map((group) => (
          <li key={group.group}>
            <Group {...group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Group({ title, what, why, keptFor, onLeaving, parts }: DataGroupView) {
  const words = [
    [text.what, what],
    [text.why, why],
    [text.keptFor, keptFor],
    [text.onLeaving, onLeaving],
  ];
  const sum = parts.map((part) => `${part.title} ${text.count(part.count)}`).join(' · ');
  return (
    <details className="group">
      <summary className="flex min-h-15 cursor-pointer list-none items-center gap-3 px-4 py-2.5 hover:bg-sunken desktop:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm break-keep text-ink-3">{sum === '' ? text.none : sum}</span>
        </span>
        <Icon name="chevronDown" className="flex-none transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 px-4 pb-4 text-sm desktop:px-5">
        {words.map(([term, its]) => (
          <div key={term} className="contents">
            <dt className="text-ink-3">{term}</dt>
            <dd className="break-keep [overflow-wrap:anywhere]">{its}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
