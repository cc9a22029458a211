import { BULK_COLUMNS } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type { Unit } from '../../../../kernel/unit.ts';
import { draftBuiltIn } from '../../ai-writing/ai-writing.public.ts';
import { findOwnByName, passagesOf } from '../../contents/contents.public.ts';
import { bulkText as text } from './bulk.text.ts';
import { namedContent } from './validate-quizzes.ts';
import type { GivenRow } from './table.policy.ts';
import { inChildSlot } from './child-slots.ts';

const COLUMNS = BULK_COLUMNS['quiz-ai'];
const CONTENT = COLUMNS.indexOf('content');
const QUESTION = COLUMNS.indexOf('question');
const ANSWER = COLUMNS.indexOf('modelAnswer');
const KEYWORDS = COLUMNS.indexOf('modelAnswerKeywords');

/** What became of a row that was to be written: where it comes from, or why it could not be. */
export interface Filled {
  readonly made?: string;
  readonly fault?: { readonly column: 'question' | 'modelAnswer' | 'content'; readonly message: string };
}

const lacksText = ({ cells }: GivenRow) => cells[QUESTION] === '' || cells[ANSWER] === '';

/** Writes questions, model answers and keywords into the rows that lack them, from what was read of their contents. */
export async function fillDrafts(
  unit: Unit,
  rows: readonly GivenRow[],
): Promise<{ rows: GivenRow[]; filled: ReadonlyMap<number, Filled> }> {
  const { tenantId, memberId } = unit;
  const filled = new Map<number, Filled>();
  const open = rows.filter((row) => row.cells[CONTENT] !== '' && lacksText(row));
  if (open.length === 0) return { rows: [...rows], filled };
  const [contents] = await unit.read(
    findOwnByName(
      tenantId,
      memberId,
      open.map(({ cells }) => cells[CONTENT]!),
    ),
  );
  const byContent = Map.groupBy(open, ({ cells }) => namedContent(contents, cells[CONTENT]!));
  byContent.delete(undefined);
  const groups = [...byContent].filter(([content]) => content?.reading_state === 'READ');
  if (groups.length === 0) return { rows: [...rows], filled };
  const passages = await unit.read(...groups.map(([content]) => passagesOf(tenantId, content!.content_sequence)));
  const next = new Map(rows.map((row) => [row.no, row]));
  for (const [index, [content, asked]] of groups.entries()) {
    const texts = passages[index]!.map(({ text: passage, heading }) => ({ text: passage, heading }));
    const questions = asked.map(({ cells }) => cells[QUESTION] || null);
    const drafts = await inChildSlot(() => draftBuiltIn(texts, questions), unit);
    for (const [place, row] of asked.entries()) {
      const { no, cells } = row;
      if (!drafts) {
        filled.set(no, { fault: { column: 'content', message: text.contentTooLarge } });
        continue;
      }
      const draft = drafts[place];
      if (!draft) {
        const isQuestion = cells[QUESTION] === '';
        filled.set(no, {
          fault: isQuestion
            ? { column: 'question', message: text.noQuestion }
            : { column: 'modelAnswer', message: text.noDraft },
        });
        continue;
      }
      const keep = (at: number, value: string) => cells[at] || value;
      const own = cells.with(QUESTION, keep(QUESTION, draft.question)).with(ANSWER, keep(ANSWER, draft.answer));
      next.set(no, { ...row, cells: own.with(KEYWORDS, keep(KEYWORDS, draft.keywords.join(', '))) });
      filled.set(no, { made: text.made(content!.unit, passages[index]![draft.sources[0]!.at]?.unit_no ?? null) });
    }
  }
  return { rows: [...next.values()], filled };
}
