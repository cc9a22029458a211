import type { PostForm } from '@dure/contract/publishing/posts/post-form';
import type { PostVersion } from '@dure/contract/publishing/posts/posts.endpoints';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import type { PageOf } from '../../../../kernel/database/page.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { renewPostContents } from '../../../authoring/contents/contents.public.ts';
import { isRead, mayEdit, publishedAt } from '../posts.policy.ts';
import { postIn } from '../reading/reading.service.ts';
import { checkForm, checkNamed } from './checks.service.ts';
import * as queries from './writing.queries.ts';

/** What nobody named offers the organisation itself. */
export const withProvider = <T extends Pick<PostForm, 'provider'>>({ tenant }: Unit, form: T): T =>
  form.provider === '' ? { ...form, provider: tenant.name } : form;

export async function createPost(unit: Unit, written: PostForm): Promise<PostView> {
  checkForm(written);
  const { tenantId, memberId, now } = unit;
  const form = withProvider(unit, written);
  return unit.write(async (transaction) => {
    await checkNamed(transaction, form, memberId, null, undefined);
    const inserted = await transaction.first(queries.insertPost(unit, form, publishedAt(form, null, now)));
    const { post_sequence: postSequence } = inserted!;
    transaction.soon(
      queries.insertPostVersion(unit, postSequence, 1, form),
      ...queries.putQuizzes(tenantId, postSequence, form.quizSequences),
    );
    return postIn(unit, transaction, postSequence);
  });
}

/** The post, held; refuses as unknown whatever the caller may not edit. */
async function holdOwn(unit: Unit, transaction: Transaction, postSequence: number) {
  const post = await transaction.first(queries.lockWritten(unit.tenantId, postSequence));
  return post && isRead(post) && mayEdit(unit.me, post) ? post : refuse('notFound');
}
type Held = Awaited<ReturnType<typeof holdOwn>>;

/** What a manager does to the post of somebody else stands in the audit log. */
function recordForOther(unit: Unit, transaction: Transaction, before: Held, after: PostForm | null): void {
  if (before.author_id === unit.memberId) return;
  unit.record(transaction, {
    action: after === null ? 'postDeleted' : 'postChanged',
    memberId: before.author_id,
    before: { postTitle: before.title, isPostPublished: before.published_at !== null, postVersion: before.version },
    after: {
      postTitle: after?.contentsName ?? null,
      isPostPublished: after?.isPublished ?? null,
      postVersion: after === null ? null : before.version + 1,
    },
  });
}

export async function changePost(
  unit: Unit,
  postSequence: number,
  { version, ...written }: PostForm & { readonly version: number },
): Promise<PostView> {
  checkForm(written);
  const { tenantId, memberId, now } = unit;
  const form = withProvider(unit, written);
  return unit.write(async (transaction) => {
    const post = await holdOwn(unit, transaction, postSequence);
    if (post.version !== version)
      return refuse('staleVersion', { data: await postIn(unit, transaction, postSequence) });
    await checkNamed(transaction, form, memberId, postSequence, post);
    const isSameText =
      post.title === form.contentsName && post.description === form.description && post.body === form.text;
    transaction.soon(
      queries.updatePost(unit, postSequence, form, publishedAt(form, post.published_at, now)),
      ...(isSameText ? [] : [queries.insertPostVersion(unit, postSequence, version + 1, form)]),
      ...queries.putQuizzes(tenantId, postSequence, form.quizSequences),
    );
    await renewPostContents(unit, transaction, postSequence);
    recordForOther(unit, transaction, post, form);
    return postIn(unit, transaction, postSequence);
  });
}

/** Its files go with the next cleaning of files that no post has. */
export function deletePost(unit: Unit, postSequence: number): Promise<null> {
  return unit.write(async (transaction) => {
    const post = await holdOwn(unit, transaction, postSequence);
    transaction.soon(queries.removePost(unit.tenantId, postSequence));
    recordForOther(unit, transaction, post, null);
    return null;
  });
}

export async function listPostVersions(unit: Unit, postSequence: number, page: PageOf) {
  const { tenantId } = unit;
  const [[post], rows, [counted]] = await unit.read(
    queries.findAuthor(tenantId, postSequence),
    queries.listVersions(tenantId, postSequence, page),
    queries.countVersions(tenantId, postSequence),
  );
  if (!post || !mayEdit(unit.me, post)) return refuse('notFound');
  const contents = rows.map((row): PostVersion => ({
    versionNo: row.version_no,
    contentsName: row.title,
    description: row.description,
    text: row.body,
    writtenBy: personView(row),
    writtenAt: row.written_at.toISOString(),
  }));
  return { contents, totalElements: counted!.total };
}
