import type { downloadFiles } from '@dure/contract/files/files.endpoints';
import type { EndpointDefinition, Input, RouteOf } from '@dure/contract/http/endpoint';
import { call } from './call.ts';
import { addressOf, type LooseInput } from './request.ts';

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

/** Lets the browser fetch and save what is too large to hold in the page, with its own progress and its own way to stop. */
export function startDownload<E extends EndpointDefinition>(route: RouteOf<E>, input: Input<E>): void {
  const link = document.createElement('a');
  link.href = addressOf(route, input as LooseInput);
  link.download = '';
  link.click();
}
