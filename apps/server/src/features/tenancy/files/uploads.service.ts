import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { PaintedUpload } from '../../../kernel/files/reencode.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { deleteFiles, insertFiles, listKnownKeys, sumBytes, type FilePurpose } from './files.queries.ts';

const objectKey = (unit: Unit, fileKey: string) => `${unit.tenantId}/${fileKey}`;

/**
 * Removes the stored bytes of those keys that no row names. What cannot be removed now stays: an object too many harms
 * nobody, a row without its object does.
 */
export async function removeUnnamed(unit: Unit, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  try {
    const [known] = await unit.services.database.read(unit.tenantId, listKnownKeys(unit.tenantId, keys));
    const named = new Set(known.map((row) => row.file_key));
    for (const key of keys) if (!named.has(key)) await unit.services.files.delete(objectKey(unit, key));
  } catch {
    // The answer to the caller is decided already and does not depend on this.
  }
}

/** What is over the limit already stays. Files that are sent at one moment may pass it together, once. */
async function checkSpace({ services, tenant, tenantId }: Unit, uploads: readonly Upload[]): Promise<void> {
  const limit = tenant.storage_limit;
  if (limit === null || uploads.length === 0) return;
  const [[taken]] = await services.database.read(tenantId, sumBytes(tenantId));
  const more = uploads.reduce((sum, { byteSize }) => sum + byteSize, 0);
  if (Number(taken!.bytes) + more > limit) refuse('storageFull');
}

/**
 * Runs `write` with uploaded files, which keeps them by calling `keep` in its transaction. Their bytes are stored
 * before it begins, so that nothing waits for storage inside. They are removed where it fails or does not keep them (an
 * idempotency key answered instead).
 */
export async function withUploads<T>(
  unit: Unit,
  uploads: readonly (Upload & Partial<PaintedUpload>)[],
  purpose: FilePurpose,
  write: (files: readonly FileRef[], keep: (transaction: Transaction) => void) => Promise<T>,
): Promise<T> {
  const files = uploads.map(({ name, byteSize }) => ({ key: uuidv7(), name, size: byteSize }));
  const rows = files.map((file, index) => {
    const { contentType, shape } = uploads[index]!;
    return { ...file, contentType, shape };
  });
  await checkSpace(unit, uploads);
  let isKept = false;
  const keep = (transaction: Transaction) => {
    isKept = true;
    if (rows.length > 0) transaction.soon(insertFiles(unit.tenantId, rows, purpose, unit.memberId, unit.now));
  };
  try {
    for (const [index, { path, contentType }] of uploads.entries()) {
      await unit.services.files.put(objectKey(unit, files[index]!.key), path, contentType);
    }
    return await write(files, keep);
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    const keys = files.map(({ key }) => key);
    if (!isKept) await removeUnnamed(unit, keys);
  }
}

/** The same in one transaction of the unit. */
export const writeWithUploads = <T>(
  unit: Unit,
  uploads: readonly (Upload & Partial<PaintedUpload>)[],
  purpose: FilePurpose,
  work: (transaction: Transaction, files: readonly FileRef[]) => Promise<T>,
): Promise<T> =>
  withUploads(unit, uploads, purpose, (files, keep) =>
    unit.write((transaction) => {
      keep(transaction);
      return work(transaction, files);
    }),
  );

/** Forgets files; once the transaction has committed, `removeUnnamed` removes their bytes. */
export function forgetFiles(transaction: Transaction, keys: readonly string[]): void {
  if (keys.length > 0) transaction.soon(deleteFiles(transaction.tenantId, keys));
}
