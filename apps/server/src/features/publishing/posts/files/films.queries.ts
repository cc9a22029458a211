import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

/** A file of a post, with what reading it rests on. */
export const findFile = (tenantId: string, postSequence: number, column: 'video_key' | 'captions_key') =>
  build
    .selectFrom('posts')
    .innerJoin('files', (join) => sameTenant(join, 'files', 'posts', { file_key: column }))
    .select([
      'posts.author_id',
      'posts.published_at',
      'files.file_key',
      'files.name',
      'files.content_type',
      'files.byte_size',
    ])
    .where('posts.tenant_id', '=', tenantId)
    .where('posts.post_sequence', '=', postSequence);

/** Forgets files that were uploaded for posts before the moment and that no post has. */
export const deleteUnusedFiles = (tenantId: string, before: Date) =>
  build
    .deleteFrom('files')
    .where('tenant_id', '=', tenantId)
    .where('purpose', 'in', ['POST_IMAGE', 'POST_VIDEO', 'POST_CAPTIONS'])
    .where('created_at', '<', before)
    .where(
      sql<boolean>`not exists (select from posts where posts.tenant_id = files.tenant_id and posts.cover_key = files.file_key)`,
    )
    .where(
      sql<boolean>`not exists (select from posts where posts.tenant_id = files.tenant_id and posts.video_key = files.file_key)`,
    )
    .where(
      sql<boolean>`not exists (select from posts where posts.tenant_id = files.tenant_id and posts.captions_key = files.file_key)`,
    )
    .returning('file_key');
