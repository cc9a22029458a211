import { MAX_CONTENT_TITLE_LENGTH } from '@dure/contract/limits/content-limits';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { instant, records, uuid, type Authoring } from '../../../kernel/database/records.ts';
import { searchText } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** A link for somebody's library. */
export interface NewLink {
  readonly contentType: string;
  /** Empty: the page's own title, once it is read. */
  readonly title: string;
  readonly contentUrl: string;
}

/** Links in the library of their author; the sequences ascend in the order given. */
export const insertLinks = ({ tenantId, authorId, now }: Authoring, links: readonly NewLink[]) =>
  build
    .insertInto('contents')
    .columns([
      'tenant_id',
      'author_id',
      'content_type',
      'title',
      'search_text',
      'content_url',
      'version_no',
      'created_at',
    ])
    .expression(
      build
        .selectFrom(
          records(
            links.map(({ contentType, title, contentUrl }) => {
              const named = title || [...contentUrl].slice(0, MAX_CONTENT_TITLE_LENGTH).join('');
              return {
                content_type: contentType,
                title: named,
                search_text: searchText(named),
                content_url: contentUrl,
              };
            }),
            'content_type text, title text, search_text text, content_url text',
          ),
        )
        .select([
          uuid(tenantId).as('tenant_id'),
          uuid(authorId).as('author_id'),
          'given.content_type',
          'given.title',
          'given.search_text',
          'given.content_url',
          sql<number>`1`.as('version_no'),
          instant(now).as('created_at'),
        ]),
    )
    .returning('content_sequence as sequence');

/** Their first versions, which wait for their reader. */
export const insertLinkVersions = (tenantId: string, sequences: readonly number[], now: Date) =>
  build
    .insertInto('content_versions')
    .columns([
      'tenant_id',
      'content_sequence',
      'version_no',
      'kind',
      'content_url',
      'reading_state',
      'touched_at',
      'created_at',
    ])
    .expression(
      build
        .selectFrom('contents')
        .select([
          'tenant_id',
          'content_sequence',
          'version_no',
          sql<string>`'LINK'`.as('kind'),
          'content_url',
          sql<string>`'WAITING'`.as('reading_state'),
          instant(now).as('touched_at'),
          instant(now).as('created_at'),
        ])
        .where('tenant_id', '=', tenantId)
        .where(sql<boolean>`content_sequence = any(${sequences}::bigint[])`),
    );

/** Contents of a member's library that bear one of the names as title or address, the latest first, with how far they are read. */
export const findOwnByName = (tenantId: string, memberId: string, names: readonly string[]) =>
  build
    .selectFrom('contents')
    .innerJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .select([
      'contents.content_sequence',
      'contents.title',
      'contents.content_url',
      'version.reading_state',
      'version.failure',
      'version.unit',
    ])
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.author_id', '=', memberId)
    .where(sql<boolean>`(contents.title = any(${names}::text[]) or contents.content_url = any(${names}::text[]))`)
    .orderBy('contents.content_sequence', 'desc');
