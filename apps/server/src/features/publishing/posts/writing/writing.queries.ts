import type { PostForm } from '@dure/contract/publishing/posts/post-form';
import { type CardType, PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { searchText, wordsOf } from '../../../../kernel/database/search.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import type { FilePurpose } from '../../../tenancy/files/files.public.ts';
import { minutesOf } from './minutes.ts';

/** What is written of a post of any kind, a seminar included. */
export type WrittenPost = Omit<PostForm, 'contentType' | 'isPublished' | 'publishAt'> & {
  readonly contentType: CardType;
};

/** What is written of a form, beside who and when. */
const columnsOf = (form: WrittenPost, publishedAt: Date | null) => ({
  content_type: form.contentType,
  title: form.contentsName,
  description: form.description,
  body: form.text,
  provider: form.provider,
  payment_type: form.paymentType,
  price: form.paymentType === PAYMENT_TYPE.free ? 0 : form.price,
  job_levels: form.recommendLevels,
  job_groups: form.recommendJobGroups,
  keywords: form.keywords,
  cover_key: form.imageKey,
  video_url: form.videoUrl === '' ? null : form.videoUrl,
  video_key: form.videoKey,
  captions_key: form.captionsKey,
  running_seconds: form.runningSeconds,
  minutes: minutesOf(form),
  published_at: publishedAt,
  search_text: searchText(form.contentsName, wordsOf(form.description), form.provider, ...form.keywords),
});

interface Writing {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

export const insertPost = ({ tenantId, memberId, now }: Writing, form: WrittenPost, publishedAt: Date | null) =>
  build
    .insertInto('posts')
    .values({
      tenant_id: tenantId,
      author_id: memberId,
      created_at: now,
      updated_at: now,
      ...columnsOf(form, publishedAt),
    })
    .returning('post_sequence');

/** The post, held until the transaction ends. */
export const lockWritten = (tenantId: string, postSequence: number) =>
  build
    .selectFrom('posts')
    .select([
      'content_type',
      'author_id',
      'published_at',
      'version',
      'title',
      'description',
      'body',
      'cover_key',
      'video_key',
      'captions_key',
    ])
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence)
    .forUpdate();

export const updatePost = (
  { tenantId, now }: Writing,
  postSequence: number,
  form: WrittenPost,
  publishedAt: Date | null,
) =>
  build
    .updateTable('posts')
    .set((row) => ({ ...columnsOf(form, publishedAt), updated_at: now, version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence);

export const removePost = (tenantId: string, postSequence: number) =>
  build.deleteFrom('posts').where('tenant_id', '=', tenantId).where('post_sequence', '=', postSequence);

export const insertPostVersion = (
  { tenantId, memberId, now }: Writing,
  postSequence: number,
  versionNo: number,
  form: WrittenPost,
) =>
  build.insertInto('post_versions').values({
    tenant_id: tenantId,
    post_sequence: postSequence,
    version_no: versionNo,
    title: form.contentsName,
    description: form.description,
    body: form.text,
    written_by: memberId,
    written_at: now,
  });

const versionsOf = (tenantId: string, postSequence: number) =>
  build
    .selectFrom('post_versions')
    .where('post_versions.tenant_id', '=', tenantId)
    .where('post_versions.post_sequence', '=', postSequence);
export const listVersions = (tenantId: string, postSequence: number, { page, size }: PageOf) =>
  versionsOf(tenantId, postSequence)
    .innerJoin('members as writer', (join) => sameTenant(join, 'writer', 'post_versions', { member_id: 'written_by' }))
    .select([
      'post_versions.version_no',
      'post_versions.title',
      'post_versions.description',
      'post_versions.body',
      'post_versions.written_at',
      'writer.member_id',
      'writer.nickname',
      'writer.profile_image_key',
    ])
    .orderBy('post_versions.version_no', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export const countVersions = (tenantId: string, postSequence: number) =>
  versionsOf(tenantId, postSequence).select((row) => row.fn.countAll<number>().as('total'));

/** The quizzes of a post become these, in this order. */
export const putQuizzes = (tenantId: string, postSequence: number, quizSequences: readonly number[]) => [
  build.deleteFrom('post_quizzes').where('tenant_id', '=', tenantId).where('post_sequence', '=', postSequence),
  ...quizSequences.map((quizSequence, position) =>
    build.insertInto('post_quizzes').values({
      tenant_id: tenantId,
      post_sequence: postSequence,
      quiz_sequence: quizSequence,
      position,
    }),
  ),
];

/** Those of the quizzes that an author may lead to: their own, and public ones; those that the post has stay. */
export const findLeadable = (
  tenantId: string,
  quizSequences: readonly number[],
  memberId: string,
  postSequence: number | null,
) =>
  build
    .selectFrom('quizzes')
    .select('quiz_sequence')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`quiz_sequence = any(${quizSequences}::bigint[])`)
    .where(
      sql<boolean>`(author_id = ${memberId}::uuid and quiz_status <> 'DELETED' or quiz_status = 'PUBLIC'
        or exists (select from post_quizzes as kept where kept.tenant_id = quizzes.tenant_id
          and kept.quiz_sequence = quizzes.quiz_sequence and kept.post_sequence = ${postSequence}::bigint))`,
    );

/** Those of the files that this person uploaded for posts. */
export const findOwnFiles = (tenantId: string, keys: readonly string[], memberId: string) =>
  build
    .selectFrom('files')
    .select(['file_key', 'purpose'])
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', memberId)
    .where(sql<boolean>`file_key = any(${keys}::uuid[])`)
    .where('purpose', 'in', ['POST_IMAGE', 'POST_VIDEO', 'POST_CAPTIONS'] satisfies FilePurpose[]);

/** Whose a post is. */
export const findAuthor = (tenantId: string, postSequence: number) =>
  build
    .selectFrom('posts')
    .select('author_id')
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', postSequence);
