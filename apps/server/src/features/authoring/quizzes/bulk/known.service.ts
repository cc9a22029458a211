import { BULK_COLUMNS, type BulkColumn, type BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { AllRows, Query } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findOwnByName } from '../../contents/contents.public.ts';
import { findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { findSameQuestions } from './bulk.queries.ts';
import { CodeBook } from './codes.policy.ts';
import { questionKey } from './validate-quizzes.ts';
import type { GivenRow } from './table.policy.ts';

/** Asks the database: `read` of a unit of work, or `all` of its transaction. */
export type Ask = <const Q extends readonly Query[]>(...queries: Q) => Promise<AllRows<Q>>;

const cellsOf = (type: BulkType, column: BulkColumn, rows: readonly GivenRow[]) => {
  const at = (BULK_COLUMNS[type] as readonly BulkColumn[]).indexOf(column);
  return [...new Set(rows.flatMap(({ cells }) => cells[at] || []))];
};

/** What the rows of quizzes name, as it is now. */
export async function knownForQuizzes(
  { tenantId, memberId }: Unit,
  ask: Ask,
  type: BulkType,
  rows: readonly GivenRow[],
) {
  const [codes, contents, own] = await ask(
    findCodes(tenantId),
    findOwnByName(tenantId, memberId, cellsOf(type, 'content', rows)),
    findSameQuestions(tenantId, memberId, cellsOf(type, 'question', rows).map(questionKey)),
  );
  const questions = new Map(own.map(({ search_text, no }) => [search_text, no]));
  return { codes: new CodeBook(codes), contents, questions };
}

/** The links of the library that the rows name. */
export async function knownLinks({ tenantId, memberId }: Unit, ask: Ask, rows: readonly GivenRow[]) {
  const [links] = await ask(findOwnByName(tenantId, memberId, cellsOf('content', 'contentUrl', rows)));
  return links;
}
