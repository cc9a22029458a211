import { INSTALLATION_FAULT_LABELS } from '@dure/contract/platform/operator/operator-labels.text';
import type { ReactNode } from 'react';
import { DateText } from '../../ui/dates/DateText.tsx';
import { cx } from '../../ui/cx.ts';
import { fileSize } from '../../ui/files/file-rules.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { BackupLine } from './BackupLine.tsx';
import type { Installation } from './calls.ts';
import { installationText } from './installation.text.ts';

const text = installationText.state;

interface PartProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly below: ReactNode;
  readonly tone?: string;
}

function Part({ label, children, below, tone }: PartProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 border-line p-4 desktop:not-first:border-l max-desktop:nth-[n+3]:border-t">
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd className={cx('text-lg font-bold break-keep', tone)}>{children}</dd>
      <dd className="text-sm text-ink-3 [overflow-wrap:anywhere]">{below}</dd>
    </div>
  );
}

/** State of the installation in one line. */
export function StateCards({ state, onBegun }: { readonly state: Installation; readonly onBegun: () => void }) {
  const { faults, databaseMilliseconds, runningJobs, version, migration, savedAt, fileBytes, brokenImports, backup } =
    state;
  const isWell = faults.length === 0;
  return (
    <>
      <Card as="section" isPadded={false} aria-label={text.label}>
        <dl className="grid grid-cols-2 desktop:grid-cols-4">
          <Part
            label={text.health}
            below={text.answers(databaseMilliseconds, runningJobs)}
            tone={isWell ? 'text-good' : 'text-bad'}
          >
            {isWell ? text.well : faults.map((fault) => INSTALLATION_FAULT_LABELS[fault]).join(' · ')}
          </Part>
          <Part label={text.saved} below={<BackupLine backup={backup} onBegun={onBegun} />}>
            {savedAt === null ? text.never : <DateText date={savedAt} look="short" />}
          </Part>
          <Part label={text.version} below={migration.split('_').slice(0, 2).join(' ')}>
            {version}
          </Part>
          <Part label={text.files} below={text.filesHint}>
            {fileSize(fileBytes)}
          </Part>
        </dl>
      </Card>
      {brokenImports.map(({ name, uri }) => (
        <p key={uri} role="status" className="rounded-control bg-bad-soft px-3.5 py-2.5 text-sm break-keep text-bad">
          {text.broken(name, uri)}
        </p>
      ))}
    </>
  );
}
