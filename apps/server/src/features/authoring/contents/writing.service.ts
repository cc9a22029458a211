import { MAX_CONTENT_TITLE_LENGTH } from '@dure/contract/limits/content-limits';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type * as endpoints from '@dure/contract/authoring/contents/contents.endpoints';
import { contentText as text } from '@dure/contract/authoring/contents/contents.text';
import type { ContentItem, ContentView } from '@dure/contract/authoring/contents/contents.views';
import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { isHttpUrl } from '@dure/contract/http/http-url';
import type { z } from 'zod';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Contents } from '../../../kernel/database/schema.gen.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Services, Unit } from '../../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, writeWithUploads } from '../../tenancy/files/files.public.ts';
import { kindOfFile } from './contents.policy.ts';
import { itemView } from './contents.view.ts';
import { findContent } from './library.queries.ts';
import { viewOf } from './library.service.ts';
import { reachOwn } from './reach.service.ts';
import { READING_JOB } from './reading/reading.jobs.ts';
import {
  deleteUnused,
  insertContent,
  insertVersion,
  listFileKeys,
  listUnusedFiles,
  lockContent,
  queueAgain,
  renameContent,
  turnToVersion,
  type VersionPlace,
} from './writing.queries.ts';

type Created = z.output<(typeof endpoints.createContent)['body']>;
type Changed = z.output<(typeof endpoints.changeContent)['body']>;

/** Refuses as 0413 what is no address of the web. */
function checkUrl(url: string): void {
  if (url !== '' && !isHttpUrl(url)) refuse('invalidUrl', { fields: [{ path: 'contentUrl', message: text.urlWrong }] });
}

function placeOf(upload: Upload | undefined, file: FileRef | undefined, contentUrl: string): VersionPlace {
  if (upload && file) return { kind: kindOfFile(upload.contentType), fileKey: file.key, contentUrl: null };
  return { kind: 'LINK', fileKey: null, contentUrl };
}

interface Reading {
  readonly tenantId: string;
  readonly memberId: string;
  readonly services: Pick<Services, 'jobs'>;
}

/** Lets a version be read soon; what the queue loses the clock finds. */
export async function enqueue(
  { tenantId, memberId, services }: Reading,
  transaction: Transaction,
  contentSequence: number,
  versionNo: number,
): Promise<void> {
  await services.jobs.send(transaction, READING_JOB, { tenantId, contentSequence, versionNo }, memberId);
}

type NewContentForm = Pick<Created, 'contentType' | 'contentUrl'>;

/** Refuses what is no new content, with the sentences of the specification; answers its type. */
export function checkNewContent({ contentType, contentUrl }: NewContentForm, uploads: readonly Upload[]): string {
  if (contentType === undefined) return refuseFields([{ path: 'contentType', message: text.typeMissing }]);
  const isFile = contentType === CONTENT_TYPE.uploaded;
  if (isFile && uploads.length === 0) refuseFields([{ path: 'file', message: text.fileMissing }]);
  if (!isFile && contentUrl === '') refuseFields([{ path: 'contentUrl', message: text.urlMissing }]);
  if (isFile ? contentUrl !== '' : uploads.length > 0) refuseFields([{ path: 'contentUrl', message: text.fileAndUrl }]);
  checkUrl(contentUrl);
  return contentType;
}

/** Writes a new content of the caller in its first version, which is read soon; answers its sequence. */
export async function addContent(
  unit: Unit,
  transaction: Transaction,
  { title: named, contentType, contentUrl }: { title: string; contentType: string; contentUrl: string },
  upload: Upload | undefined,
  file: FileRef | undefined,
): Promise<number> {
  const { tenantId, memberId, now } = unit;
  const place = placeOf(upload, file, contentUrl);
  const title = named || [...(file?.name ?? contentUrl)].slice(0, MAX_CONTENT_TITLE_LENGTH).join('');
  const values = { tenantId, authorId: memberId, contentType, title, now, ...place };
  const { content_sequence: contentSequence } = (await transaction.first(insertContent(values)))!;
  await transaction.change(insertVersion({ tenantId, contentSequence, versionNo: 1, now, ...place }));
  await enqueue(unit, transaction, contentSequence, 1);
  return contentSequence;
}

export async function createContent(unit: Unit, body: Created, uploads: readonly Upload[]): Promise<ContentItem> {
  const contentType = checkNewContent(body, uploads);
  const { tenantId, memberId } = unit;
  return writeWithUploads(unit, uploads, 'CONTENT', async (transaction, [file]) => {
    const contentSequence = await addContent(unit, transaction, { ...body, contentType }, uploads[0], file);
    return itemView((await transaction.first(findContent(tenantId, contentSequence, memberId)))!);
  });
}

type Kept = RowPart<Contents, 'content_sequence' | 'version_no' | 'content_type' | 'content_url'>;

/** Adds a version that counts from now on and is read soon. */
async function addVersion(
  unit: Unit,
  transaction: Transaction,
  kept: Kept,
  place: VersionPlace,
  pasted: string,
): Promise<void> {
  const { tenantId, now } = unit;
  const { content_sequence: contentSequence, content_type } = kept;
  const versionNo = kept.version_no + 1;
  const key = { tenantId, contentSequence, versionNo };
  const linkType = content_type === CONTENT_TYPE.uploaded ? CONTENT_TYPE.article : content_type;
  const contentType = place.fileKey === null ? linkType : CONTENT_TYPE.uploaded;
  transaction.soon(
    insertVersion({ ...key, now, ...place, pastedText: pasted === '' ? null : pasted }),
    turnToVersion(tenantId, contentSequence, { contentType, versionNo, ...place }),
  );
  await enqueue(unit, transaction, contentSequence, versionNo);
}

/** Renames a content, and adds a version where a file, an address or a text came along. */
export async function changeContent(
  unit: Unit,
  contentSequence: number,
  { title, contentUrl, pastedText: pasted }: Changed,
  uploads: readonly Upload[],
): Promise<ContentView> {
  const { tenantId } = unit;
  const given = [contentUrl !== '', pasted !== '', uploads.length > 0].filter(Boolean).length;
  if (given > 1) refuseFields([{ path: 'contentUrl', message: text.fileAndUrl }]);
  checkUrl(contentUrl);
  await reachOwn(unit, contentSequence);
  await writeWithUploads(unit, uploads, 'CONTENT', async (transaction, [file]) => {
    const kept = (await transaction.first(lockContent(tenantId, contentSequence))) ?? refuse('notFound');
    if (kept.post_sequence !== null)
      refuseFields([{ path: given > 0 ? 'contentUrl' : 'title', message: text.postChanges }]);
    if (title !== '') transaction.soon(renameContent(tenantId, contentSequence, title));
    if (given === 0) return;
    if (pasted !== '' && kept.content_url === null) refuseFields([{ path: 'pastedText', message: text.pasteForLink }]);
    const place = placeOf(uploads[0], file, contentUrl || (kept.content_url ?? ''));
    await addVersion(unit, transaction, kept, place, pasted);
  });
  return viewOf(unit, contentSequence);
}

/** Lets a version that failed be read once more. */
export async function readContent(unit: Unit, contentSequence: number): Promise<ContentView> {
  const { tenantId, now } = unit;
  const { version_no } = await reachOwn(unit, contentSequence);
  await unit.write(async (transaction) => {
    const again = await transaction.change(queueAgain(tenantId, contentSequence, version_no, now));
    if (again > 0) await enqueue(unit, transaction, contentSequence, version_no);
  });
  return viewOf(unit, contentSequence);
}

/** Deletes a content that nothing rests on, with its files. */
export async function deleteContent(unit: Unit, contentSequence: number): Promise<null> {
  const { tenantId } = unit;
  await reachOwn(unit, contentSequence);
  const forgotten = await unit.write(async (transaction) => {
    // A quiz that takes it meanwhile waits here, and finds it gone.
    await transaction.first(lockContent(tenantId, contentSequence));
    const keys = (await transaction.rows(listFileKeys(tenantId, contentSequence))).map(({ file_key }) => file_key);
    const deleted = await transaction.change(deleteUnused(tenantId, contentSequence));
    if (deleted === 0) refuse('contentInUse');
    if (keys.length === 0) return [];
    const unused = (await transaction.rows(listUnusedFiles(tenantId, keys))).map(({ file_key }) => file_key);
    forgetFiles(transaction, unused);
    return unused;
  });
  await removeUnnamed(unit, forgotten);
  return null;
}
