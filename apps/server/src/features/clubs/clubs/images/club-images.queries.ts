import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { shapeColumns } from '../../../tenancy/files/files.public.ts';

/** Forgets pictures that were uploaded before the moment and belong to no club. */
export const deleteUnusedImages = (tenantId: string, before: Date) =>
  build
    .deleteFrom('files')
    .where('tenant_id', '=', tenantId)
    .where('purpose', '=', 'CLUB_IMAGE')
    .where('created_at', '<', before)
    .where(
      sql<boolean>`not exists (select from clubs
        where clubs.tenant_id = files.tenant_id and clubs.image_key = files.file_key)`,
    )
    .returning('file_key');

/** Pictures of which no shape is kept yet. */
export const listUnmeasured = (tenantId: string) =>
  build
    .selectFrom('files')
    .select('file_key')
    .where('tenant_id', '=', tenantId)
    .where('purpose', '=', 'CLUB_IMAGE')
    .where('picture_width', 'is', null);

export const setShape = (tenantId: string, fileKey: string, shape: PictureShape) =>
  build.updateTable('files').set(shapeColumns(shape)).where('tenant_id', '=', tenantId).where('file_key', '=', fileKey);
