import type * as endpoints from '@dure/contract/authoring/contents/contents.endpoints';
import type {
  ContentItem,
  ContentPassage,
  ContentView,
  UsingQuiz,
} from '@dure/contract/authoring/contents/contents.views';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import type { PageOf } from '../../../kernel/database/page.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { mayEdit } from './contents.policy.ts';
import { contentView, itemView, passageView, usingView } from './contents.view.ts';
import { countContents, findContent, listContents, listVersions } from './library.queries.ts';
import { countNotes, countPassages, listNotes, listPassages } from './passages.queries.ts';
import { countUsing, listStudiesOn, listUsing } from './places.queries.ts';
import { reachContent, reachOwn } from './reach.service.ts';

type ListQuery = z.output<(typeof endpoints.listMyContents)['query']>;

/** The caller's own contents. */
export async function listMyContents(unit: Unit, query: ListQuery): Promise<Page<ContentItem>> {
  const { tenantId, memberId } = unit;
  const { keyword, kind, sort } = query;
  const by = { tenantId, memberId, kind, pattern: keyword === '' ? undefined : searchPattern(keyword) };
  const [rows, [count]] = await unit.read(listContents(by, sort, query), countContents(by));
  return { contents: rows.map(itemView), totalElements: count!.total };
}

/** A content as its page shows it, once it is known that the caller may see it. */
export async function viewOf(unit: Unit, contentSequence: number): Promise<ContentView> {
  const [[row], versions, studies] = await unit.read(
    findContent(unit.tenantId, contentSequence, unit.memberId),
    listVersions(unit.tenantId, contentSequence),
    listStudiesOn(unit.tenantId, contentSequence),
  );
  return row ? contentView(row, versions, studies, unit) : refuse('notFound');
}

export async function getContent(unit: Unit, contentSequence: number): Promise<ContentView> {
  await reachContent(unit, contentSequence);
  return viewOf(unit, contentSequence);
}

/** What was read of a content; others than its editors read the version that counts. */
export async function listContentPassages(
  unit: Unit,
  contentSequence: number,
  { versionNo: asked, ...page }: PageOf & { readonly versionNo?: number | undefined },
): Promise<Page<ContentPassage>> {
  const { tenantId } = unit;
  const row = await reachContent(unit, contentSequence);
  const versionNo = asked ?? row.version_no;
  if (versionNo !== row.version_no && !mayEdit(unit.me, row)) refuse('notFound');
  const of = { tenantId, contentSequence, versionNo };
  const [rows, [count]] = await unit.read(listPassages(of, page), countPassages(of));
  return { contents: rows.map(passageView), totalElements: count!.total };
}

/** What speakers wrote below the slides of a content, for who may edit it. */
export async function listContentNotes(
  unit: Unit,
  contentSequence: number,
  page: PageOf,
): Promise<Page<ContentPassage>> {
  const { version_no: versionNo } = await reachOwn(unit, contentSequence);
  const of = { tenantId: unit.tenantId, contentSequence, versionNo };
  const [rows, [count]] = await unit.read(listNotes(of, page), countNotes(of));
  return { contents: rows.map(passageView), totalElements: count!.total };
}

export async function listUsingQuizzes(unit: Unit, contentSequence: number, page: PageOf): Promise<Page<UsingQuiz>> {
  await reachOwn(unit, contentSequence);
  const [rows, [count]] = await unit.read(
    listUsing(unit.tenantId, contentSequence, page),
    countUsing(unit.tenantId, contentSequence),
  );
  return { contents: rows.map(usingView), totalElements: count!.total };
}
