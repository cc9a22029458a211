import { postPath } from '@dure/contract/http/content-address';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { build } from '../../src/kernel/database/build.ts';
import { searchText } from '../../src/kernel/database/search.ts';
import type { SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { PostContent } from './posts.content.ts';

/** An article as the content of a quiz; the job reads it at once. */
export async function seedPostContent(
  { transaction, tenant, at, sequences }: SeedContext,
  { title, text, author, contentOf }: PostContent,
  postSequence: number,
): Promise<void> {
  const { tenantId } = transaction;
  const place = { tenant_id: tenantId, content_url: postPath(postSequence) };
  const made = await transaction.first(
    build
      .insertInto('contents')
      .values({
        ...place,
        author_id: memberIdOf(tenant, author),
        content_type: CONTENT_TYPE.article,
        title,
        search_text: searchText(title),
        post_sequence: postSequence,
        version_no: 1,
        created_at: at(-18),
      })
      .returning('content_sequence'),
  );
  const { content_sequence } = made!;
  await transaction.change(
    build.insertInto('content_versions').values({
      ...place,
      content_sequence,
      version_no: 1,
      kind: 'POST',
      post_text: text,
      reading_state: 'WAITING',
      touched_at: at(-18),
      created_at: at(-18),
    }),
  );
  await transaction.change(
    build
      .updateTable('quizzes')
      .set({ content_sequence })
      .where('tenant_id', '=', tenantId)
      .where('quiz_sequence', '=', sequences.get(contentOf!)!),
  );
}
