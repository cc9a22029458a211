import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { Contents } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import { instant, records, uuid, type Authoring } from '../../../kernel/database/records.ts';
import { inTenant } from '../../../kernel/database/tenant-join.ts';

export type ContentValues = ColumnValues<Contents, 'title' | 'content_url'>;
export type NewContent = ContentValues & ColumnValues<Contents, 'content_type' | 'file_key' | 'post_sequence'>;

/** New contents; the sequences ascend in the order given. */
export const insertContents = ({ tenantId, authorId, now }: Authoring, contents: readonly NewContent[]) =>
  build
    .insertInto('contents')
    .columns([
      'tenant_id',
      'author_id',
      'content_type',
      'title',
      'content_url',
      'file_key',
      'post_sequence',
      'created_at',
    ])
    .expression(
      build
        .selectFrom(
          records(contents, 'title text, content_url text, content_type text, file_key uuid, post_sequence bigint'),
        )
        .select([
          uuid(tenantId).as('tenant_id'),
          uuid(authorId).as('author_id'),
          'given.content_type',
          'given.title',
          'given.content_url',
          'given.file_key',
          'given.post_sequence',
          instant(now).as('created_at'),
        ]),
    )
    .returning('content_sequence as sequence');

/** Other words for what was typed with a quiz; what stands in the library is changed there alone. */
export const updateContents = (tenantId: string, contents: readonly (ContentValues & { content_sequence: number })[]) =>
  build
    .updateTable('contents')
    .from(records(contents, 'content_sequence bigint, title text, content_url text'))
    .set((row) => ({ title: row.ref('given.title'), content_url: row.ref('given.content_url') }))
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.content_type', '<>', CONTENT_TYPE.uploaded)
    .where('contents.version_no', '=', 0)
    .whereRef('contents.content_sequence', '=', 'given.content_sequence');

interface Copies {
  readonly tenantId: string;
  /** Contents that were made with the file, or the article, of another one. */
  readonly copies: readonly number[];
  readonly now: Date;
}

/** The version that has the same file or is the same article, for each copy: what was read of it is not read again. */
const sources = ({ tenantId, copies }: Copies) =>
  build
    .selectFrom('contents')
    .innerJoin('content_versions as source', (join) =>
      inTenant(join, 'source', tenantId)
        .on(
          sql<boolean>`(source.file_key = contents.file_key
            or source.kind = 'POST' and source.content_url = contents.content_url and contents.post_sequence is not null)`,
        )
        .onRef('source.content_sequence', '<>', 'contents.content_sequence'),
    )
    .distinctOn('contents.content_sequence')
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.content_sequence', 'in', copies)
    .orderBy('contents.content_sequence')
    .orderBy('source.content_sequence')
    .orderBy('source.version_no', 'desc');

/** A reader that is at work on the source tells the source alone: the copy waits for one of its own. */
export const copyVersions = (of: Copies) =>
  build
    .insertInto('content_versions')
    .columns([
      'tenant_id',
      'content_sequence',
      'version_no',
      'kind',
      'file_key',
      'content_url',
      'post_text',
      'reading_state',
      'reading_done',
      'reading_of',
      'failure',
      'unit',
      'unit_count',
      'left_out',
      'recognised',
      'touched_at',
      'created_at',
    ])
    .expression(
      sources(of).select([
        'contents.tenant_id',
        'contents.content_sequence',
        sql<number>`1`.as('version_no'),
        'source.kind',
        'source.file_key',
        'source.content_url',
        'source.post_text',
        sql<string>`case source.reading_state when 'READING' then 'WAITING' else source.reading_state end`.as(
          'reading_state',
        ),
        'source.reading_done',
        'source.reading_of',
        'source.failure',
        'source.unit',
        'source.unit_count',
        'source.left_out',
        'source.recognised',
        instant(of.now).as('touched_at'),
        instant(of.now).as('created_at'),
      ]),
    );

export const copyPassages = (of: Copies) =>
  build
    .insertInto('content_passages')
    .columns(['tenant_id', 'content_sequence', 'version_no', 'position', 'unit_no', 'heading', 'text'])
    .expression(
      build
        .selectFrom('content_passages as passage')
        .innerJoin(
          sources(of)
            .select(['contents.content_sequence as copy', 'source.content_sequence', 'source.version_no'])
            .where('source.reading_state', '=', 'READ')
            .as('pair'),
          (join) =>
            join
              .onRef('passage.content_sequence', '=', 'pair.content_sequence')
              .onRef('passage.version_no', '=', 'pair.version_no'),
        )
        .select([
          'passage.tenant_id',
          'pair.copy',
          sql<number>`1`.as('version_no'),
          'passage.position',
          'passage.unit_no',
          'passage.heading',
          'passage.text',
        ])
        .where('passage.tenant_id', '=', of.tenantId),
    );

export const putIntoLibrary = ({ tenantId, copies }: Copies) =>
  build
    .updateTable('contents')
    .set({ version_no: 1, search_text: sql<string>`lower(title)` })
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', 'in', copies)
    .where((row) =>
      row.exists(
        row
          .selectFrom('content_versions')
          .select('version_no')
          .where('content_versions.tenant_id', '=', tenantId)
          .whereRef('content_versions.content_sequence', '=', 'contents.content_sequence'),
      ),
    );

/** Those of the contents that this person may give to a quiz: their own. */
export const findUsableContents = (tenantId: string, memberId: string, sequences: readonly number[]) =>
  build
    .selectFrom('contents')
    .select('content_sequence')
    .where('tenant_id', '=', tenantId)
    .where('author_id', '=', memberId)
    .where(sql<boolean>`content_sequence = any(${sequences}::bigint[])`);
