import type { downloadFiles } from '@dure/contract/files/files.endpoints';
import { call } from './call.ts';

const KEPT_MS = 60_000;

/** Saves attached files under a name: one as itself, several as one ZIP. Throws `ApiError`. */
export async function saveFiles(keys: readonly string[], name: string): Promise<void> {
  saveBlob(
    await call<typeof downloadFiles>('GET /api/v1/download/files', { query: { fileKeys: keys.join(',') } }),
    name,
  );
}

/** Saves what the page has at hand under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the blob after the click; it says nothing when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
