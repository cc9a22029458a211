import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { keepPostContent } from '../../../authoring/contents/contents.public.ts';
import { stateOf } from '../posts.policy.ts';
import { lockWritten } from '../writing/writing.queries.ts';

/** What members can read already may be the content of a quiz, and nothing else: not even one's own draft. */
export function addPostContent(unit: Unit, postSequence: number): Promise<ContentItem> {
  return unit.write(async (transaction) => {
    // Held: of two presses at once one makes the content, and what it says is what is published.
    const post = await transaction.first(lockWritten(unit.tenantId, postSequence));
    if (!post || post.content_type !== CONTENT_TYPE.article || stateOf(post, unit.now) !== 'PUBLISHED')
      return refuse('notFound');
    return keepPostContent(unit, transaction, { post_sequence: postSequence, title: post.title, body: post.body });
  });
}
