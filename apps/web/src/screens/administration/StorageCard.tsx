import type { OverviewFigures } from '@dure/contract/platform/administration/administration.endpoints';
import type { FileKind } from '@dure/contract/platform/administration/overview-figures';
import { administrationText } from '../../features/platform/administration/administration.text.ts';
import { cx } from '../../ui/cx.ts';
import { fileSize } from '../../ui/files/file-rules.ts';
import { Card } from '../../ui/layout/Card.tsx';

const text = administrationText.overview;
const COLOURS: Readonly<Record<FileKind, string>> = {
  MATERIALS: 'bg-brand',
  ANSWERS: 'bg-brand/55',
  OTHERS: 'bg-line-strong',
};

/** From here on a sentence says that nothing may fit soon. */
const NEARLY_FULL = 0.9;

/** What the files of the organisation take, by what they are for. */
export function StorageCard({ files, storageLimit }: Pick<OverviewFigures, 'files' | 'storageLimit'>) {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const whole = Math.max(total, storageLimit ?? 0);
  return (
    <Card as="section" aria-labelledby="storage">
      <h2 id="storage" className="font-semibold">
        {text.storage}
      </h2>
      <p className="mt-1 text-xl font-bold tabular-nums">
        {total === 0 ? text.noFiles : fileSize(total)}
        {storageLimit !== null && <span className="text-base font-normal text-ink-3"> / {fileSize(storageLimit)}</span>}
      </p>
      {storageLimit !== null && total > storageLimit * NEARLY_FULL && (
        <p role="status" className="mt-1 text-sm break-keep text-bad">
          {text.nearlyFull}
        </p>
      )}
      {total > 0 && (
        <>
          <div aria-hidden="true" className="mt-2 flex h-2 gap-px overflow-hidden rounded-full bg-sunken">
            {files.map(({ kind, bytes }) => (
              <div key={kind} className={COLOURS[kind]} style={{ width: `${(bytes / whole) * 100}%` }} />
            ))}
          </div>
          <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3 tabular-nums">
            {files.map(({ kind, bytes }) => (
              <li key={kind} className="inline-flex items-center gap-1.5">
                <span aria-hidden="true" className={cx('size-2.5 rounded-[3px]', COLOURS[kind])} />
                {text.fileKinds[kind]} {fileSize(bytes)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
