import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Contents of the library in the version that counts. */
const current = (tenantId: string) =>
  build
    .selectFrom('contents')
    .innerJoin('content_versions as version', (join) =>
      sameTenant(join, 'version', 'contents', ['content_sequence', 'version_no']),
    )
    .where('contents.tenant_id', '=', tenantId);

const VERSION = [
  'version.version_no',
  'version.kind',
  'version.file_key',
  'version.content_url',
  'version.reading_state',
  'version.reading_done',
  'version.reading_of',
  'version.failure',
  'version.unit',
  'version.unit_count',
  'version.created_at',
  'files.name as file_name',
  'files.byte_size as file_size',
] as const;

/** Contents with the version that counts and its file. */
const withVersion = (query: ReturnType<typeof current>) =>
  query
    .leftJoin('files', (join) => sameTenant(join, 'files', 'version', 'file_key'))
    .select(VERSION)
    .select(['contents.content_sequence', 'contents.content_type', 'contents.title']);
export const inCurrentVersion = (tenantId: string) => withVersion(current(tenantId));

const withFile = (query: ReturnType<typeof current>) =>
  withVersion(query).select((row) => [
    'contents.like_count',
    'contents.author_id',
    row
      .selectFrom('quizzes')
      .select((quiz) => quiz.fn.countAll<number>().as('count'))
      .whereRef('quizzes.tenant_id', '=', 'contents.tenant_id')
      .whereRef('quizzes.content_sequence', '=', 'contents.content_sequence')
      .$asScalar()
      .$notNull()
      .as('used_by_count'),
    row
      .selectFrom('study_materials')
      .select((study) => study.fn.countAll<number>().as('count'))
      .whereRef('study_materials.tenant_id', '=', 'contents.tenant_id')
      .whereRef('study_materials.content_sequence', '=', 'contents.content_sequence')
      .$asScalar()
      .$notNull()
      .as('used_by_study_count'),
  ]);
export type ContentRow = RowsOf<ReturnType<typeof withFile>>[number];

export interface ContentsWanted {
  readonly tenantId: string;
  readonly memberId: string;
  /** Of `searchPattern`; looked for in titles and in what was read. */
  readonly pattern: string | undefined;
  readonly kind: ContentKind | undefined;
}

const wanted = ({ tenantId, memberId, pattern, kind }: ContentsWanted) =>
  current(tenantId)
    .where('contents.author_id', '=', memberId)
    .$if(kind !== undefined, (query) => query.where('version.kind', '=', kind!))
    .$if(pattern !== undefined, (query) =>
      query.where((row) =>
        row.or([
          row('contents.search_text', 'like', pattern!),
          row.exists(
            row
              .selectFrom('content_passages')
              .select('position')
              .where('content_passages.tenant_id', '=', tenantId)
              .whereRef('content_passages.content_sequence', '=', 'version.content_sequence')
              .whereRef('content_passages.version_no', '=', 'version.version_no')
              .where(sql<boolean>`lower(content_passages.text) like ${pattern}`),
          ),
        ]),
      ),
    );

export const listContents = (by: ContentsWanted, sort: 'newest' | 'title', { page, size }: PageOf) =>
  withFile(wanted(by))
    .orderBy(sort === 'title' ? sql`contents.title` : sql`version.created_at desc`)
    .orderBy('contents.content_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countContents = (by: ContentsWanted) => wanted(by).select((row) => row.fn.countAll<number>().as('total'));

/** One content with its author, and whether the viewer likes it. */
export const findContent = (tenantId: string, contentSequence: number, viewerId: string) =>
  withFile(current(tenantId))
    .innerJoin('members as author', (join) => sameTenant(join, 'author', 'contents', { member_id: 'author_id' }))
    .leftJoin('posts', (join) => sameTenant(join, 'posts', 'contents', 'post_sequence'))
    .select((row) => [
      'author.nickname',
      'author.profile_image_key',
      'version.left_out',
      'version.recognised',
      'version.post_text',
      'contents.post_sequence',
      'posts.published_at as post_published_at',
      row
        .exists(
          row
            .selectFrom('content_likes')
            .select('member_id')
            .where('content_likes.tenant_id', '=', tenantId)
            .where('content_likes.content_sequence', '=', contentSequence)
            .where('content_likes.member_id', '=', viewerId),
        )
        .$castTo<boolean>()
        .as('is_liked'),
    ])
    .where('contents.content_sequence', '=', contentSequence);
export type FoundContent = RowsOf<ReturnType<typeof findContent>>[number];

/** All versions, newest first. */
export const listVersions = (tenantId: string, contentSequence: number) =>
  build
    .selectFrom('content_versions as version')
    .leftJoin('files', (join) => sameTenant(join, 'files', 'version', 'file_key'))
    .select(VERSION)
    .where('version.tenant_id', '=', tenantId)
    .where('version.content_sequence', '=', contentSequence)
    .orderBy('version.version_no', 'desc');
export type VersionRow = RowsOf<ReturnType<typeof listVersions>>[number];
