import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';

const OWNER = 'instructor';
const CONTENT = '정규화와 키 선택.pdf';
const QUIZZES = 4;

/** The instructor has asked for quizzes out of a content: once that is read, the server drafts them with its own tools. */
export const seedWritings: Part = async ({ transaction, tenant, at }) => {
  const { tenantId } = transaction;
  const content = await transaction.first(
    build
      .selectFrom('contents')
      .select('content_sequence')
      .where('tenant_id', '=', tenantId)
      .where('title', '=', CONTENT),
  );
  if (!content) return;
  await transaction.change(
    build.insertInto('ai_writings').values({
      tenant_id: tenantId,
      member_id: memberIdOf(tenant, OWNER),
      kind: 'QUIZ',
      content_sequence: content.content_sequence,
      wanted: QUIZZES,
      jobs: [],
      job_levels: [],
      created_at: at(-1, 1080),
    }),
  );
};
