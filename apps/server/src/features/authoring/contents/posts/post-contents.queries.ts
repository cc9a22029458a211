import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

/** The content that somebody has of an article. */
export const findOfPost = (tenantId: string, authorId: string, postSequence: number) =>
  build
    .selectFrom('contents')
    .select('content_sequence')
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence)
    .where('author_id', '=', authorId)
    .where('version_no', '>', 0)
    .orderBy('content_sequence')
    .limit(1);

/** Contents whose article is published and says something else by now, held; of one article, or of all. */
export const holdOutdated = (tenantId: string, now: Date, postSequence: number | null) =>
  build
    .selectFrom('contents')
    .innerJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .innerJoin('posts', (join) => sameTenant(join, 'posts', 'contents', 'post_sequence'))
    .select([
      'contents.content_sequence',
      'contents.version_no',
      'contents.author_id',
      'contents.content_type',
      'contents.content_url',
      'posts.title',
      'posts.body',
      sql<boolean>`version.post_text = posts.body`.as('is_same_text'),
    ])
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.post_sequence', 'is not', null)
    .$if(postSequence !== null, (rows) => rows.where('contents.post_sequence', '=', postSequence))
    .where('posts.published_at', '<=', now)
    .where('version.kind', '=', 'POST')
    .where(sql<boolean>`(contents.title, version.post_text) is distinct from (posts.title, posts.body)`)
    .forUpdate('contents');
