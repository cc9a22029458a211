import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { searchText } from '../../../kernel/database/search.ts';
import { firstState } from './contents.policy.ts';
import { studiesOn } from './places.queries.ts';

/** Where a version is read: in a file of ours or at a URL; one of them. */
export interface VersionPlace {
  readonly kind: ContentKind;
  readonly fileKey: string | null;
  readonly contentUrl: string | null;
}
interface NewContent extends VersionPlace {
  readonly tenantId: string;
  readonly authorId: string;
  readonly contentType: string;
  readonly title: string;
  /** The article that it is. */
  readonly postSequence?: number | null;
  readonly now: Date;
}

export const insertContent = ({
  tenantId,
  authorId,
  contentType,
  title,
  fileKey,
  contentUrl,
  postSequence = null,
  now,
}: NewContent) =>
  build
    .insertInto('contents')
    .values({
      tenant_id: tenantId,
      author_id: authorId,
      content_type: contentType,
      title,
      search_text: searchText(title),
      content_url: contentUrl,
      file_key: fileKey,
      post_sequence: postSequence,
      version_no: 1,
      created_at: now,
    })
    .returning('content_sequence');

interface NewVersion extends VersionPlace {
  readonly tenantId: string;
  readonly contentSequence: number;
  readonly versionNo: number;
  /** Markdown that came with it: read in the place of the address. */
  readonly pastedText?: string | null;
  /** Of an article: what it says, as Markdown. */
  readonly postText?: string | null;
  readonly now: Date;
}

export const insertVersion = ({
  tenantId,
  contentSequence,
  versionNo,
  kind,
  fileKey,
  contentUrl,
  pastedText = null,
  postText = null,
  now,
}: NewVersion) =>
  build.insertInto('content_versions').values({
    tenant_id: tenantId,
    content_sequence: contentSequence,
    version_no: versionNo,
    kind,
    file_key: fileKey,
    content_url: contentUrl,
    pasted_text: pastedText,
    post_text: postText,
    reading_state: firstState(kind),
    touched_at: now,
    created_at: now,
  });

/** The content, held until the transaction ends. */
export const lockContent = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('contents')
    .select(['content_sequence', 'version_no', 'content_type', 'content_url', 'post_sequence'])
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .forUpdate();

export const renameContent = (tenantId: string, contentSequence: number, title: string) =>
  build
    .updateTable('contents')
    .set({ title, search_text: searchText(title) })
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence);

interface Turn extends VersionPlace {
  readonly contentType: string;
  readonly versionNo: number;
}

/** The version counts from now on; what quizzes show is it. */
export const turnToVersion = (tenantId: string, contentSequence: number, to: Turn) =>
  build
    .updateTable('contents')
    .set({
      version_no: to.versionNo,
      content_type: to.contentType,
      file_key: to.fileKey,
      content_url: to.contentUrl,
    })
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence);

/** Puts a reading that failed back into the line. */
export const queueAgain = (tenantId: string, contentSequence: number, versionNo: number, now: Date) =>
  build
    .updateTable('content_versions')
    .set({ reading_state: 'WAITING', failure: null, attempts: 0, reading_done: 0, reading_of: 0, touched_at: now })
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where('version_no', '=', versionNo)
    .where('reading_state', '=', 'FAILED');

/** Deletes the content with its versions where no quiz and no study rests on it. */
export const deleteUnused = (tenantId: string, contentSequence: number) =>
  build
    .deleteFrom('contents')
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('quizzes')
            .select('quiz_sequence')
            .where('quizzes.tenant_id', '=', tenantId)
            .where('quizzes.content_sequence', '=', contentSequence),
        ),
      ),
    )
    .where((row) => row.not(row.exists(studiesOn(tenantId, contentSequence))));

/** Drops what was typed with quizzes that have another content by now, or are gone: it stood in no library. */
export const dropTyped = (tenantId: string) =>
  build
    .deleteFrom('contents')
    .where('tenant_id', '=', tenantId)
    .where('version_no', '=', 0)
    .where('file_key', 'is', null)
    .where(
      sql<boolean>`not exists (select from quizzes
        where quizzes.tenant_id = contents.tenant_id and quizzes.content_sequence = contents.content_sequence)`,
    );

export const listFileKeys = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('content_versions')
    .select((row) => row.ref('file_key').$notNull().as('file_key'))
    .where('tenant_id', '=', tenantId)
    .where('content_sequence', '=', contentSequence)
    .where('file_key', 'is not', null);

/** Those of the files that no content has any more: a copy of a quiz shares them with its source. */
export const listUnusedFiles = (tenantId: string, keys: readonly string[]) =>
  build
    .selectFrom('files')
    .select('file_key')
    .where('tenant_id', '=', tenantId)
    .where('file_key', 'in', keys)
    .where(
      sql<boolean>`not exists (select from content_versions v where v.tenant_id = files.tenant_id and v.file_key = files.file_key)`,
    )
    .where(
      sql<boolean>`not exists (select from contents c where c.tenant_id = files.tenant_id and c.file_key = files.file_key)`,
    );
