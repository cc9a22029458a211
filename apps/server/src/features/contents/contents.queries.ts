import { CONTENT_TYPE } from '@dure/contract/contents/content-type';
import { build } from '../../kernel/database/build.ts';
import { instant, records, uuid, type Authoring } from '../../kernel/database/records.ts';

export interface ContentValues {
  readonly title: string;
  readonly content_url: string | null;
}
export interface NewContent extends ContentValues {
  readonly content_type: string;
  readonly file_key: string | null;
}

/** New contents; the sequences ascend in the order given. */
export const insertContents = ({ tenantId, authorId, now }: Authoring, contents: readonly NewContent[]) =>
  build
    .insertInto('contents')
    .columns(['tenant_id', 'author_id', 'content_type', 'title', 'content_url', 'file_key', 'created_at'])
    .expression(
      build
        .selectFrom(records(contents, 'title text, content_url text, content_type text, file_key uuid'))
        .select([
          uuid(tenantId).as('tenant_id'),
          uuid(authorId).as('author_id'),
          'given.content_type',
          'given.title',
          'given.content_url',
          'given.file_key',
          instant(now).as('created_at'),
        ]),
    )
    .returning('content_sequence as sequence');

export const updateContents = (tenantId: string, contents: readonly (ContentValues & { content_sequence: number })[]) =>
  build
    .updateTable('contents')
    .from(records(contents, 'content_sequence bigint, title text, content_url text'))
    .set((row) => ({ title: row.ref('given.title'), content_url: row.ref('given.content_url') }))
    .where('contents.tenant_id', '=', tenantId)
    .where('contents.content_type', '<>', CONTENT_TYPE.uploaded)
    .whereRef('contents.content_sequence', '=', 'given.content_sequence');
