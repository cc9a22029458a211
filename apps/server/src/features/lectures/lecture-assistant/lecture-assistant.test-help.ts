import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { build } from '../../../kernel/database/build.ts';
import { makeClub, type MadeClub } from '../../../testing/clubs.ts';
import type { Person } from '../../../testing/people.ts';
import { START, type TestServer } from '../../../testing/server.ts';
import { insertMaterials, insertStudies } from '../lecture-clubs/lecture-clubs.public.ts';
import { insertPassages } from '../../authoring/contents/contents.public.ts';

/** A text that is a material: a passage each, under a heading of its own where it has one (`heading|text`). */
export interface MadeMaterial {
  readonly title: string;
  readonly passages: readonly string[];
}
export interface MadeLecture extends MadeClub {
  readonly studies: readonly number[];
  readonly contents: readonly (readonly number[])[];
}

/** Writes passages as a version of a content that counts from now on. */
export async function writeVersion(
  server: TestServer,
  tenantId: string,
  { contentSequence, versionNo }: { readonly contentSequence: number; readonly versionNo: number },
  passages: readonly string[],
): Promise<void> {
  const now = new Date(START);
  const key = { tenantId, contentSequence, versionNo };
  const cut = passages.map((passage) => {
    const [text = '', heading = ''] = passage.split('|').toReversed();
    return { text, heading, unitNo: null };
  });
  await server.services.database.transaction(tenantId, (transaction) =>
    transaction.all(
      build.insertInto('content_versions').values({
        tenant_id: tenantId,
        content_sequence: contentSequence,
        version_no: versionNo,
        kind: 'MD',
        reading_state: 'READ',
        created_at: now,
        touched_at: now,
      }),
      build
        .updateTable('contents')
        .set({ version_no: versionNo })
        .where('tenant_id', '=', tenantId)
        .where('content_sequence', '=', contentSequence),
      insertPassages(key, cut, 0),
    ),
  );
}

export async function writeContent(
  server: TestServer,
  tenantId: string,
  author: Pick<Person, 'memberId'>,
  { title, passages }: MadeMaterial,
): Promise<number> {
  const { content_sequence: contentSequence } = await server.services.database.transaction(
    tenantId,
    async (transaction) =>
      (await transaction.first(
        build
          .insertInto('contents')
          .values({
            tenant_id: tenantId,
            author_id: author.memberId,
            content_type: 'LINK',
            content_url: 'https://example.kr/lecture',
            title,
            version_no: 1,
            created_at: new Date(START),
          })
          .returning('content_sequence'),
      ))!,
  );
  await writeVersion(server, tenantId, { contentSequence, versionNo: 1 }, passages);
  return contentSequence;
}

/** A running lecture club with studies that have these materials, read. */
export async function makeLecture(
  server: TestServer,
  tenantId: string,
  author: Person,
  studies: readonly (readonly MadeMaterial[])[],
  members: readonly Person[] = [],
): Promise<MadeLecture> {
  const club = await makeClub(server, tenantId, {
    creator: author,
    members: [...members],
    clubType: CLUB_TYPE.lecture,
  });
  const contents: number[][] = [];
  for (const materials of studies) {
    const written: number[] = [];
    for (const material of materials) written.push(await writeContent(server, tenantId, author, material));
    contents.push(written);
  }
  const values = studies.map((_, index) => ({
    position: index + 1,
    title: `Study ${index + 1}`,
    description: '',
    start_at: null,
    end_at: null,
  }));
  const sequences = await server.services.database.transaction(tenantId, async (transaction) => {
    const rows = await transaction.rows(insertStudies(tenantId, club.clubSequence, values));
    const made = rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
    const places = contents.flatMap((list, at) =>
      list.map((content_sequence, index) => ({
        club_study_sequence: made[at]!,
        content_sequence,
        position: index + 1,
      })),
    );
    await transaction.change(insertMaterials(tenantId, places));
    return made;
  });
  return { ...club, studies: sequences, contents };
}
