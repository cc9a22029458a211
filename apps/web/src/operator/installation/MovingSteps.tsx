import type { OperatedTenant } from '@dure/contract/platform/operator/tenants.endpoints';
import { DateText } from '../../ui/dates/DateText.tsx';
import { CopyLine } from './CopyLine.tsx';
import { installationText } from './installation.text.ts';

const text = installationText.moving;

/** How an organisation is moved: the shell does it, since the page's server may neither read all rows nor hold a passphrase. */
export function MovingSteps({ uri, siteUrl, exportedAt }: Pick<OperatedTenant, 'uri' | 'siteUrl' | 'exportedAt'>) {
  const steps = [
    {
      name: text.export,
      command: `npm run operator -- tenant export --address ${uri} --file ${uri}.age`,
      note: exportedAt === null ? text.notExported : <DateText date={exportedAt} />,
    },
    { name: text.import, command: `npm run operator -- tenant import --file ${uri}.age`, note: text.importNote },
    { name: text.turn, command: null, note: text.turnNote(siteUrl.replace(/^https?:\/\//, '')) },
    { name: text.suspend, command: null, note: text.suspendNote },
  ];
  return (
    <details className="border-t border-line pt-4">
      <summary className="touch-target font-semibold">{text.title}</summary>
      <ol className="mt-3 flex flex-col gap-4">
        {steps.map(({ name, command, note }, index) => (
          <li key={name} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-6 flex-none place-items-center rounded-full border border-line-strong text-sm tabular-nums"
            >
              {index + 1}
            </span>
            <div className="flex min-w-0 flex-1 flex-col gap-1.5">
              <p className="font-semibold">{name}</p>
              {command !== null && <CopyLine text={command} label={text.copy(name)} />}
              <p className="text-sm break-keep text-ink-3">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 rounded-control bg-sunken px-3.5 py-2.5 text-sm break-keep">{text.until}</p>
    </details>
  );
}
