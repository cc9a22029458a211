import type { FileRef } from '@dure/contract/files/file-ref';
import { build } from '../../kernel/database/build.ts';

/** What an uploaded file belongs to. */
export type FilePurpose = 'ANSWER' | 'FEEDBACK' | 'CLUB_IMAGE' | 'PROFILE_IMAGE' | 'CONTENT';

export const insertFiles = (
  tenantId: string,
  files: readonly (FileRef & { contentType: string })[],
  purpose: FilePurpose,
  ownerId: string,
  now: Date,
) =>
  build.insertInto('files').values(
    files.map(({ key, name, size, contentType }) => ({
      tenant_id: tenantId,
      file_key: key,
      purpose,
      name,
      content_type: contentType,
      byte_size: size,
      owner_id: ownerId,
      created_at: now,
    })),
  );

export const deleteFiles = (tenantId: string, keys: readonly string[]) =>
  build.deleteFrom('files').where('tenant_id', '=', tenantId).where('file_key', 'in', keys);

export const listKnownKeys = (tenantId: string, keys: readonly string[]) =>
  build.selectFrom('files').select('file_key').where('tenant_id', '=', tenantId).where('file_key', 'in', keys);
