import { programFile } from './load-failure.ts';

/** The files of programs that were left for a newer one. */
const LEFT = 'dure:left';
/** So long the sentence that says so can be read. */
const READING_MS = 2_500;

/** Loads the page anew, because its version is served no more: once for each version, so that it never goes round in a ring. */
export function reloadForNewVersion(): void {
  try {
    const left = sessionStorage.getItem(LEFT) ?? '';
    if (left.includes(programFile)) return;
    sessionStorage.setItem(LEFT, left + programFile);
    setTimeout(() => location.reload(), READING_MS);
  } catch {
    // Where nothing can be remembered, the person loads it anew.
  }
}
