import type { FileRef } from '@dure/contract/answers/answers.views';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../kernel/database/database.ts';
import type { Upload } from '../../kernel/files/uploads.ts';
import type { Unit } from '../../kernel/unit.ts';
import { deleteFiles, insertFiles, listKnownKeys, type FilePurpose } from './files.queries.ts';

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

/**
 * Writes in one transaction together with uploaded files. Their bytes are stored before it begins, so that nothing waits
 * for storage inside, and removed again where it fails or an idempotency key answers in its place.
 */
export async function writeWithUploads<T>(
  unit: Unit,
  uploads: readonly Upload[],
  purpose: FilePurpose,
  work: (transaction: Transaction, files: readonly FileRef[]) => Promise<T>,
): Promise<T> {
  const files = uploads.map(({ name, byteSize }) => ({ key: uuidv7(), name, size: byteSize }));
  let isKept = false;
  try {
    for (const [index, { path, contentType }] of uploads.entries()) {
      await unit.services.files.put(objectKey(unit, files[index]!.key), path, contentType);
    }
    return await unit.write(async (transaction) => {
      const rows = files.map((file, index) => ({ ...file, contentType: uploads[index]!.contentType }));
      if (rows.length > 0) await transaction.change(insertFiles(unit.tenantId, rows, purpose, unit.memberId, unit.now));
      const result = await work(transaction, files);
      isKept = true;
      return result;
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    const keys = files.map(({ key }) => key);
    if (!isKept) await removeUnnamed(unit, keys);
  }
}

/** Forgets files; once the transaction has committed, `removeUnnamed` removes their bytes. */
export async function forgetFiles(transaction: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await transaction.change(deleteFiles(transaction.tenantId, keys));
}
