import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { useState } from 'react';
import { downloadFiles } from '../../../api/platform/downloads/downloads.reads.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { saveBlob } from '../../../kernel/calls/download.ts';
import { notice } from '../../../kernel/interruptions.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { fileSize } from '../../../ui/files/file-rules.ts';
import { filesText } from './files.text.ts';

/** Saves files and says so where it fails. */
export function useSaveFiles() {
  const [isSaving, setSaving] = useState(false);
  const save = async (files: readonly FileRef[]) => {
    const [first] = files;
    if (!first) return;
    setSaving(true);
    try {
      const name = files.length === 1 ? first.name : filesText.zipName;
      const fileKeys = files.map(({ key }) => key).join(',');
      saveBlob(await downloadFiles.ask({ query: { fileKeys } }), name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error);
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

/** Attached files to be read: each one saves itself; with `hasZip` several come as one archive, too. */
export function FileList({ files, hasZip = false }: { readonly files: readonly FileRef[]; readonly hasZip?: boolean }) {
  const { save, isSaving } = useSaveFiles();
  if (files.length === 0) return null;
  return (
    <ul aria-label={filesText.list} className="mt-3 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.key} className="min-w-0">
          <Button
            size="small"
            isDisabled={isSaving}
            onPress={() => void save([file])}
            aria-label={filesText.download(file.name)}
            className="max-w-full"
          >
            <Icon name="download" size={15} />
            <span className="truncate">{file.name}</span>
            <span className="font-normal text-ink-3 tabular-nums">{fileSize(file.size)}</span>
          </Button>
        </li>
      ))}
      {hasZip && files.length > 1 && (
        <li>
          <Button size="small" variant="ghost" icon="download" isPending={isSaving} onPress={() => void save(files)}>
            {filesText.zip(files.length)}
          </Button>
        </li>
      )}
    </ul>
  );
}
