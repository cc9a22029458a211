import { CONTENT_TYPE } from '@dure/contract/contents/content-type';
import type * as endpoints from '@dure/contract/contents/contents.endpoints';
import { contentText as text } from '@dure/contract/contents/contents.text';
import type { ContentItem, ContentView } from '@dure/contract/contents/contents.views';
import type { FileRef } from '@dure/contract/answers/answers.views';
import { isHttpUrl } from '@dure/contract/http/http-url';
import type { z } from 'zod';
import type { Transaction } from '../../kernel/database/database.ts';
import type { Upload } from '../../kernel/files/uploads.ts';
import { refuse, refuseFields } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, writeWithUploads } from '../files/files.public.ts';
import { kindOfFile } from './contents.policy.ts';
import { itemView } from './contents.view.ts';
import { findContent } from './library.queries.ts';
import { viewOf } from './library.service.ts';
import { reachOwn } from './reach.service.ts';
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

/** A new content in its first version. */
export async function createContent(unit: Unit, body: Created, uploads: readonly Upload[]): Promise<ContentItem> {
  const { contentType, contentUrl } = body;
  const isFile = contentType === CONTENT_TYPE.uploaded;
  if (isFile && uploads.length === 0) refuseFields([{ path: 'file', message: text.fileMissing }]);
  if (!isFile && contentUrl === '') refuseFields([{ path: 'contentUrl', message: text.urlMissing }]);
  if (isFile ? contentUrl !== '' : uploads.length > 0) refuseFields([{ path: 'contentUrl', message: text.fileAndUrl }]);
  checkUrl(contentUrl);
  const { tenantId, memberId, now } = unit;
  return writeWithUploads(unit, uploads, 'CONTENT', async (transaction, [file]) => {
    const place = placeOf(uploads[0], file, contentUrl);
    const title = body.title || [...(file?.name ?? contentUrl)].slice(0, 200).join('');
    const values = { tenantId, authorId: memberId, contentType, title, now, ...place };
    const { content_sequence: contentSequence } = (await transaction.first(insertContent(values)))!;
    await transaction.change(insertVersion({ tenantId, contentSequence, versionNo: 1, now, ...place }));
    const row = await transaction.first(findContent(tenantId, contentSequence, memberId));
    return itemView(row!);
  });
}

async function addVersion(
  transaction: Transaction,
  { content_sequence: contentSequence, version_no }: { content_sequence: number; version_no: number },
  { contentType, ...place }: VersionPlace & { readonly contentType: string },
  now: Date,
): Promise<void> {
  const { tenantId } = transaction;
  const versionNo = version_no + 1;
  await transaction.change(insertVersion({ tenantId, contentSequence, versionNo, now, ...place }));
  await transaction.change(turnToVersion(tenantId, contentSequence, { contentType, versionNo, ...place }));
}

/** Renames a content, and adds a version where a file or an address came along. */
export async function changeContent(
  unit: Unit,
  contentSequence: number,
  { title, contentUrl }: Changed,
  uploads: readonly Upload[],
): Promise<ContentView> {
  const { tenantId, now } = unit;
  if (contentUrl !== '' && uploads.length > 0) refuseFields([{ path: 'contentUrl', message: text.fileAndUrl }]);
  checkUrl(contentUrl);
  await reachOwn(unit, contentSequence);
  await writeWithUploads(unit, uploads, 'CONTENT', async (transaction, [file]) => {
    const kept = (await transaction.first(lockContent(tenantId, contentSequence))) ?? refuse('notFound');
    if (title !== '') transaction.soon(renameContent(tenantId, contentSequence, title));
    if (!file && contentUrl === '') return;
    const linkType = kept.content_type === CONTENT_TYPE.uploaded ? CONTENT_TYPE.article : kept.content_type;
    const contentType = file ? CONTENT_TYPE.uploaded : linkType;
    await addVersion(transaction, kept, { ...placeOf(uploads[0], file, contentUrl), contentType }, now);
  });
  return viewOf(unit, contentSequence);
}

/** Lets a version that failed be read once more. */
export async function readContent(unit: Unit, contentSequence: number): Promise<ContentView> {
  const { tenantId, now } = unit;
  const { version_no } = await reachOwn(unit, contentSequence);
  await unit.write((transaction) => transaction.change(queueAgain(tenantId, contentSequence, version_no, now)));
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
