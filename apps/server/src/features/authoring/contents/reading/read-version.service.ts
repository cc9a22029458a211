import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { ContentVersions } from '../../../../kernel/database/schema.gen.ts';
import { FileMissing } from '../../../../kernel/files/store.ts';
import { memberTopic } from '../../../../kernel/live/change.ts';
import type { Query } from '../../../../kernel/database/database.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { readInChild, type ReadingResult } from './reader.ts';
import type { ReaderTask } from './reader-words.ts';
import {
  fail,
  findContentType,
  finish,
  giveBack,
  insertNotes,
  insertPassages,
  MAX_ATTEMPTS,
  nameLink,
  takeUp,
  recordProgress,
  type Turn,
  type VersionKey,
} from './reading.queries.ts';
import { Unreadable } from './unreadable.ts';
import { publicWeb, type Web } from './web/addresses.ts';
import { fetchPage } from './web/fetch-page.ts';

const PROGRESS_MS = 1000;
/** Passages that are written together. */
const BATCH = 500;

type Taken = RowPart<ContentVersions, 'kind' | 'file_key' | 'content_url' | 'pasted_text'>;

const PASTED = { kind: 'MD', contentType: 'text/markdown; charset=utf-8' } as const;

/** Of a site it is said what is the site's fault; a document behind a link speaks for itself. */
const FAILURES_OF_SITES: Partial<Record<ReadingFailure, ReadingFailure>> = {
  empty: 'siteEmpty',
  broken: 'siteFails',
  tooLarge: 'siteTooLarge',
  tooSlow: 'siteSilent',
};

/** Whether what is read is what the site of the address sent. */
const isOfSite = (taken: Taken): boolean => taken.file_key === null && taken.pasted_text === null;

/** Puts the file that is to be read at `path`. */
async function stage(
  { database, files }: Services,
  web: Web,
  tenantId: string,
  taken: Taken,
  path: string,
): Promise<ReaderTask> {
  if (taken.pasted_text !== null) {
    await writeFile(path, taken.pasted_text, { mode: 0o600 });
    return { path, ...PASTED };
  }
  if (taken.file_key === null) return fetchPage(web, taken.content_url ?? '', path);
  const [[file]] = await database.read(tenantId, findContentType(tenantId, taken.file_key));
  await pipeline(await files.get(`${tenantId}/${taken.file_key}`), createWriteStream(path, { mode: 0o600 }));
  return { path, kind: taken.kind as ReaderTask['kind'], contentType: file?.content_type ?? '' };
}

async function read(
  services: Services,
  web: Web,
  tenantId: string,
  taken: Taken,
  onProgress: (progress: { done: number; of: number }) => void,
): Promise<ReadingResult> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-reading-'));
  try {
    const task = await stage(services, web, tenantId, taken, join(directory, 'file'));
    const result = await readInChild(task, onProgress, { recognition: services.recognition });
    if (result.failure === null || !isOfSite(taken)) return result;
    return { failure: FAILURES_OF_SITES[result.failure] ?? result.failure };
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.failure };
    if (error instanceof FileMissing) return { failure: 'broken' };
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Reads one version, if it waits or its reader has died, and keeps its passages in one transaction. There are all of
 * them or none, however often it is started. Its author's pages hear how far it is.
 */
export async function readVersion(services: Services, key: VersionKey, web: Web = publicWeb): Promise<void> {
  const { database, clock } = services;
  const { tenantId, contentSequence } = key;
  const taken = await database.transaction(tenantId, (transaction) => transaction.first(takeUp(key, clock.now())));
  if (!taken) return;
  const turn: Turn = { ...key, attempts: taken.attempts };
  const change = { topics: [memberTopic(taken.author_id)], event: { kind: 'content', contentSequence } };
  const write = (...queries: Query[]) =>
    database.transaction(tenantId, async (transaction) => {
      transaction.announce(change);
      await transaction.all(...queries);
    });
  if (taken.attempts > MAX_ATTEMPTS) return write(fail(turn, 'broken', clock.now()));

  let progress = { done: 0, of: 0 };
  let telling = Promise.resolve();
  // Also where nothing was heard: it says that somebody is at work on it.
  const tell = setInterval(() => {
    const { done, of } = progress;
    telling = telling.then(() => write(recordProgress(turn, done, of, clock.now()))).catch(() => {});
  }, PROGRESS_MS);
  let result: ReadingResult;
  try {
    result = await read(services, web, tenantId, taken, (heard) => (progress = heard));
  } catch (error) {
    await write(giveBack(turn, clock.now()));
    throw error;
  } finally {
    clearInterval(tell);
    await telling;
  }
  if (result.failure !== null) return write(fail(turn, result.failure, clock.now()));
  const { title, unit, unitCount, passages, notes, leftOut, recognised } = result;
  await database.transaction(tenantId, async (transaction) => {
    transaction.soon(recordProgress(turn, progress.of, progress.of, clock.now()));
    // Somebody else has begun it anew: what they find counts.
    if ((await transaction.change(finish(turn, { unit, unitCount, leftOut, recognised }, clock.now()))) === 0) return;
    for (let after = 0; after < passages.length; after += BATCH) {
      await transaction.change(insertPassages(key, passages.slice(after, after + BATCH), after));
    }
    for (let after = 0; after < notes.length; after += BATCH) {
      await transaction.change(insertNotes(key, notes.slice(after, after + BATCH), after));
    }
    if (isOfSite(taken) && title !== '') transaction.soon(nameLink(key, title));
    transaction.announce(change);
  });
}
