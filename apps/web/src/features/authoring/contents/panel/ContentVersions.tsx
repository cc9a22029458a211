import type { ContentVersion } from '@dure/contract/authoring/contents/contents.views';
import { downloadFiles } from '../../../../api/platform/downloads/downloads.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../../kernel/calls/download.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { contentsText } from '../contents.text.ts';

const text = contentsText.panel;

async function save({ key, name }: { readonly key: string; readonly name: string }): Promise<void> {
  try {
    saveBlob(await downloadFiles.ask({ query: { fileKeys: key } }), name);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401 && error.status !== 403) notice(error);
  }
}

export interface ContentVersionsProps {
  readonly versions: readonly ContentVersion[];
  readonly current: number;
}

/** All versions of a content, newest first; a file can be saved in any of them. */
export function ContentVersions({ versions, current }: ContentVersionsProps) {
  return (
    <ul
      aria-label={text.versions}
      className="mt-2 flex max-h-24 flex-wrap gap-x-4 overflow-y-auto text-sm text-ink-3 tabular-nums"
    >
      {versions.map(({ versionNo, createdAt, file }) => (
        <li key={versionNo} className="flex items-center gap-1">
          <span className={versionNo === current ? 'font-semibold text-ink-2' : ''}>
            {contentsText.version(versionNo)} <DateText date={createdAt} look="date" />
          </span>
          {file && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`${contentsText.version(versionNo)} ${text.download}`}
              onPress={() => void save(file)}
            >
              {text.download}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
