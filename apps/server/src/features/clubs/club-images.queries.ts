import { sql } from 'kysely';
import { build } from '../../kernel/database/build.ts';

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
