import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { build } from '../../src/kernel/database/build.ts';
import { searchText } from '../../src/kernel/database/search.ts';
import { insertPassages } from '../../src/features/authoring/contents/contents.public.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { LinkContent } from './contents.content.ts';
import type { StoredDocument } from './documents.ts';

interface Row {
  readonly owner: string;
  readonly day: number;
  readonly title: string;
  readonly kind: string;
  readonly url?: string;
  readonly fileKey?: string;
  readonly state: 'WAITING' | 'READ' | 'FAILED';
  readonly failure?: string;
}

/** A content in its first version; answers its sequence. */
async function insertContent({ transaction, tenant, at }: SeedContext, row: Row): Promise<number> {
  const { tenantId } = transaction;
  const place = { content_url: row.url ?? null, file_key: row.fileKey ?? null };
  const made = await transaction.first(
    build
      .insertInto('contents')
      .values({
        tenant_id: tenantId,
        author_id: memberIdOf(tenant, row.owner),
        content_type: row.fileKey === undefined ? CONTENT_TYPE.article : CONTENT_TYPE.uploaded,
        title: row.title,
        search_text: searchText(row.title),
        version_no: 1,
        created_at: at(row.day, 600),
        ...place,
      })
      .returning('content_sequence'),
  );
  const contentSequence = made!.content_sequence;
  await transaction.change(
    build.insertInto('content_versions').values({
      tenant_id: tenantId,
      content_sequence: contentSequence,
      version_no: 1,
      kind: row.kind,
      reading_state: row.state,
      failure: row.failure ?? null,
      // Long enough ago: the job reads at once what waits.
      touched_at: at(row.day, 600),
      created_at: at(row.day, 600),
      ...place,
    }),
  );
  return contentSequence;
}

async function seedDocument(seed: SeedContext, stored: StoredDocument): Promise<void> {
  const { transaction, tenant, at, sequences } = seed;
  const { document, fileKey, kind, contentType, byteSize } = stored;
  const { name, owner, day, quizzes } = document;
  await transaction.change(
    build.insertInto('files').values({
      tenant_id: transaction.tenantId,
      file_key: fileKey,
      purpose: 'CONTENT',
      name,
      content_type: contentType,
      byte_size: byteSize,
      owner_id: memberIdOf(tenant, owner),
      created_at: at(day, 600),
    }),
  );
  const sequence = await insertContent(seed, { owner, day, title: name, kind, fileKey, state: 'WAITING' });
  sequences.set(`content/${name}`, sequence);
  for (const quiz of quizzes) {
    await transaction.change(
      build
        .updateTable('quizzes')
        .set({ content_sequence: sequence })
        .where('tenant_id', '=', transaction.tenantId)
        .where('quiz_sequence', '=', sequences.get(quiz)!),
    );
  }
}

async function seedLink(seed: SeedContext, { title, url, owner, day, papers, failure }: LinkContent): Promise<void> {
  const state = failure === undefined ? 'READ' : 'FAILED';
  const row = { owner, day, title, url, kind: 'LINK', state, ...(failure && { failure }) } as const;
  const contentSequence = await insertContent(seed, row);
  seed.sequences.set(`content/${title}`, contentSequence);
  if (!papers) return;
  const key = { tenantId: seed.transaction.tenantId, contentSequence, versionNo: 1 };
  const passages = papers.map(({ heading, paragraphs }) => ({ heading, text: paragraphs.join('\n\n'), unitNo: null }));
  await seed.transaction.change(insertPassages(key, passages, 0));
}

/** The library of the tenant's instructors, and the quizzes that rest on it. */
export const seedContents: Part = async (seed) => {
  for (const stored of seed.documents) await seedDocument(seed, stored);
  for (const link of seed.tenant.links ?? []) await seedLink(seed, link);
};
