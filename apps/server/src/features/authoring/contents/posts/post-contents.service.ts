import { postPath } from '@dure/contract/http/content-address';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Posts } from '../../../../kernel/database/schema.gen.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Services, Unit } from '../../../../kernel/unit.ts';
import { itemView } from '../contents.view.ts';
import { findContent } from '../library.queries.ts';
import { insertContent, insertVersion, renameContent, turnToVersion } from '../writing.queries.ts';
import { enqueue } from '../writing.service.ts';
import { findOfPost, holdOutdated } from './post-contents.queries.ts';

type Article = RowPart<Posts, 'post_sequence' | 'title' | 'body'>;

const placeOf = (contentUrl: string) => ({ kind: 'POST', fileKey: null, contentUrl }) as const;

async function insertOfPost(unit: Unit, transaction: Transaction, article: Article): Promise<number> {
  const { tenantId, memberId, now } = unit;
  const { post_sequence: postSequence, title, body } = article;
  const place = placeOf(postPath(postSequence));
  const values = { tenantId, authorId: memberId, contentType: CONTENT_TYPE.article, title, postSequence, now };
  const { content_sequence: contentSequence } = (await transaction.first(insertContent({ ...values, ...place })))!;
  const version = { tenantId, contentSequence, versionNo: 1, postText: body, now };
  await transaction.change(insertVersion({ ...version, ...place }));
  await enqueue(unit, transaction, contentSequence, 1);
  return contentSequence;
}

/** The caller's content of an article whose row is held, which is read soon where it is new. */
export async function keepPostContent(unit: Unit, transaction: Transaction, article: Article): Promise<ContentItem> {
  const { tenantId, memberId } = unit;
  const kept = await transaction.first(findOfPost(tenantId, memberId, article.post_sequence));
  const contentSequence = kept?.content_sequence ?? (await insertOfPost(unit, transaction, article));
  return itemView((await transaction.first(findContent(tenantId, contentSequence, memberId)))!);
}

export interface Renewing {
  readonly tenantId: string;
  readonly now: Date;
  readonly services: Pick<Services, 'jobs'>;
}

/** Contents say what their published article says: another text is a new version. Of one article, or of all. */
export async function renewPostContents(
  { tenantId, now, services }: Renewing,
  transaction: Transaction,
  postSequence: number | null,
): Promise<void> {
  for (const row of await transaction.rows(holdOutdated(tenantId, now, postSequence))) {
    const { content_sequence: contentSequence, content_type: contentType, title } = row;
    transaction.soon(renameContent(tenantId, contentSequence, title));
    if (row.is_same_text) continue;
    const versionNo = row.version_no + 1;
    const place = placeOf(row.content_url!);
    transaction.soon(
      insertVersion({ tenantId, contentSequence, versionNo, postText: row.body, now, ...place }),
      turnToVersion(tenantId, contentSequence, { contentType, versionNo, ...place }),
    );
    await enqueue({ tenantId, memberId: row.author_id, services }, transaction, contentSequence, versionNo);
  }
}
