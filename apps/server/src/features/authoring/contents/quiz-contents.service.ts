import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Contents } from '../../../kernel/database/schema.gen.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Authoring } from '../../../kernel/database/records.ts';
import { copyPassages, copyVersions, insertContents, type NewContent, putIntoLibrary } from './contents.queries.ts';

/** What is known of the content of a quiz that others wrote. */
export interface ForeignContent extends RowPart<Contents, 'content_url' | 'file_key' | 'post_sequence'> {
  readonly content_title: string | null;
  readonly content_type: string | null;
}

/** The sequences that an insert gave, in the order of what was inserted. */
export const inOrder = (rows: readonly { sequence: number }[]): number[] =>
  rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);

/** Content for a quiz, null where there is none. A file or an article goes along with a copy as long as its name stays. */
export function newContent(title: string, url: string, source?: ForeignContent): NewContent | null {
  if (title === '' && url === '') return null;
  if (source?.file_key != null && source.content_title === title && url === '') {
    return {
      title,
      content_url: null,
      content_type: source.content_type ?? CONTENT_TYPE.article,
      file_key: source.file_key,
      post_sequence: null,
    };
  }
  const link = { title, content_url: url, content_type: CONTENT_TYPE.article, file_key: null };
  const isSame = source !== undefined && source.content_title === title && source.content_url === url;
  return { ...link, post_sequence: isSame ? source.post_sequence : null };
}

/** Keeps new contents of the author; answers the sequence of each in the same place, null where there is none. */
export async function keepContents(
  transaction: Transaction,
  authoring: Authoring,
  contents: readonly (NewContent | null)[],
): Promise<(number | null)[]> {
  const given = contents.filter((content) => content !== null);
  const sequences = inOrder(await transaction.rows(insertContents(authoring, given)));
  const copies = given.flatMap((one, index) =>
    one.file_key === null && one.post_sequence === null ? [] : [sequences[index]!],
  );
  if (copies.length > 0) {
    const of = { tenantId: authoring.tenantId, copies, now: authoring.now };
    transaction.soon(copyVersions(of), copyPassages(of), putIntoLibrary(of));
  }
  return contents.map((content) => (content === null ? null : sequences.shift()!));
}
