import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import { contentText } from '@dure/contract/authoring/contents/contents.text';
import { createContent } from '@dure/contract/authoring/contents/contents.endpoints';
import { errors } from '@dure/contract/errors';
import { fieldErrors } from '@dure/contract/field-messages';
import { isHttpUrl } from '@dure/contract/http/http-url';
import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Contents } from '../../../../kernel/database/schema.gen.ts';
import type { NewLink } from '../../contents/contents.public.ts';
import { bulkText as text, TYPE_WORDS } from './bulk.text.ts';
import { Cells } from './cells.ts';
import type { GivenRow } from './table.policy.ts';

export interface JudgedLink {
  readonly cells: Cells;
  readonly link: NewLink | null;
}
/** A link of the caller's library. */
export type KnownLink = RowPart<Contents, 'title' | 'content_url'>;

const KINDS = Object.keys(CONTENT_TYPE) as (keyof typeof CONTENT_TYPE)[];

function typeOf(cells: Cells): string | undefined {
  const word = cells.of('contentType').toLowerCase();
  const kind = KINDS.find((one) => (TYPE_WORDS[one] as readonly string[]).includes(word) || CONTENT_TYPE[one] === word);
  if (word === '') cells.fault('contentType', contentText.typeMissing);
  else if (kind === 'uploaded') cells.fault('contentType', text.contentFile);
  else if (kind === undefined) cells.fault('contentType', contentText.typeMissing);
  return kind && CONTENT_TYPE[kind];
}

function judge(row: GivenRow): JudgedLink {
  const cells = new Cells(BULK_COLUMNS.content, row);
  const url = cells.of('contentUrl');
  if (url === '') cells.fault('contentUrl', contentText.urlMissing);
  else if (!isHttpUrl(url)) cells.fault('contentUrl', errors.invalidUrl.message, { code: errors.invalidUrl.code });
  const contentType = typeOf(cells);
  const parsed = createContent.body.safeParse({ contentType, title: cells.of('title'), contentUrl: url });
  if (!parsed.success)
    for (const { path, message } of fieldErrors(parsed.error)) cells.fault(path as BulkColumn, message);
  if (!cells.isSound || !parsed.success || contentType === undefined) return { cells, link: null };
  return { cells, link: { contentType, title: parsed.data.title, contentUrl: url } };
}

/** Judges the rows of a table of links, and says which are there twice: in it, or in the caller's library. */
export function validateLinks(rows: readonly GivenRow[], known: readonly KnownLink[]): JudgedLink[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const judged = judge(row);
    const url = judged.cells.of('contentUrl');
    if (url === '') return judged;
    const before = seen.get(url);
    const own = known.find(({ content_url }) => content_url === url);
    if (before !== undefined) judged.cells.note('contentUrl', text.twice(before));
    else seen.set(url, row.no);
    if (own) judged.cells.note('contentUrl', text.ownContent(own.title));
    return judged;
  });
}
