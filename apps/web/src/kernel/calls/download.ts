import type { EndpointDefinition, Input } from '@dure/contract/http/endpoint';
import type { Read } from './read.ts';
import { addressOf, type LooseInput } from './request.ts';

const KEPT_MS = 60_000;

/** Saves what the page has at hand under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the blob after the click; it says nothing when it is done.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** Where the browser fetches a file by itself, as a picture or a download. */
export const downloadAddress = <E extends EndpointDefinition>({ route }: Read<E>, input: Input<E>): string =>
  addressOf(route, input as LooseInput);

/** Lets the browser fetch and save what is too large to hold in the page, with its own progress and its own way to stop. */
export function startDownload<E extends EndpointDefinition>(read: Read<E>, input: Input<E>): void {
  const link = document.createElement('a');
  link.href = downloadAddress(read, input);
  link.download = '';
  link.click();
}
