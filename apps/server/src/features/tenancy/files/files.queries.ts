import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** What an uploaded file belongs to. */
export type FilePurpose =
  | 'ANSWER'
  | 'FEEDBACK'
  | 'CLUB_IMAGE'
  | 'PROFILE_IMAGE'
  | 'CONTENT'
  | 'TENANT_LOGO'
  | 'POST_IMAGE'
  | 'POST_VIDEO'
  | 'POST_CAPTIONS';

/** What is kept of a picture before it has loaded. */
export const shapeColumns = (shape: PictureShape | undefined) => ({
  picture_width: shape?.width ?? null,
  picture_height: shape?.height ?? null,
  picture_edge: shape?.edgeColour ?? null,
});

/** Bytes that the files of a tenant take. */
export const sumBytes = (tenantId: string) =>
  build
    .selectFrom('files')
    .where('tenant_id', '=', tenantId)
    .select(sql<number>`coalesce(sum(byte_size), 0)`.as('bytes'));

export const insertFiles = (
  tenantId: string,
  files: readonly (FileRef & { contentType: string; shape: PictureShape | undefined })[],
  purpose: FilePurpose,
  ownerId: string,
  now: Date,
) =>
  build.insertInto('files').values(
    files.map(({ key, name, size, contentType, shape }) => ({
      tenant_id: tenantId,
      file_key: key,
      purpose,
      name,
      content_type: contentType,
      byte_size: size,
      ...shapeColumns(shape),
      owner_id: ownerId,
      created_at: now,
    })),
  );

export const deleteFiles = (tenantId: string, keys: readonly string[]) =>
  build.deleteFrom('files').where('tenant_id', '=', tenantId).where('file_key', 'in', keys);

export const listKnownKeys = (tenantId: string, keys: readonly string[]) =>
  build.selectFrom('files').select('file_key').where('tenant_id', '=', tenantId).where('file_key', 'in', keys);
