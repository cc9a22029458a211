import { isFaulty } from '@dure/contract/imports/checked-row';
import type { BulkType } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BulkFoot } from '../../features/authoring/quizzes/bulk/BulkFoot.tsx';
import { BulkRows } from '../../features/authoring/quizzes/bulk/BulkRows.tsx';
import { BulkSummary } from '../../features/authoring/quizzes/bulk/BulkSummary.tsx';
import { shownRows, type BulkTable } from '../../features/authoring/quizzes/bulk/bulk-table.ts';
import { bulkWords as text } from '../../features/authoring/quizzes/bulk/bulk-words.text.ts';
import { keepTyped } from '../../features/authoring/quizzes/bulk/kept-table.ts';
import type { Bulk } from '../../features/authoring/quizzes/bulk/use-bulk.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { SkipFaulty } from '../../ui/row-check/SkipFaulty.tsx';

const route = getRouteApi('/quiz-make/import');
/** More rows at once make typing slow. */
const ROWS_A_PAGE = 25;

export interface ImportTableProps {
  readonly type: BulkType;
  readonly bulk: Bulk;
  readonly table: BulkTable;
}

/** The rows that the address shows, with their filter above and the button below. */
export function ImportTable({ type, bulk, table }: ImportTableProps) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const toast = useToast();
  const isAnyFaulty = table.rows.some(isFaulty) || table.touched.length > 0;
  const { page = 1, show = isAnyFaulty ? 'faulty' : 'all' } = search;
  const rows = shownRows(table)[show];
  const pageCount = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const at = Math.min(page, pageCount);
  const remove = (no: number) => {
    const undo = bulk.remove(no);
    toast({ message: text.removed(no), action: { label: text.undo, onPress: undo } });
  };
  return (
    <>
      <BulkSummary
        type={type}
        table={table}
        shown={show}
        onShow={(next) => void navigate({ search: { type, show: next }, resetScroll: false })}
      />
      <SkipFaulty count={bulk.faulty} isSelected={bulk.skipsFaulty} onChange={bulk.setSkips} />
      <BulkRows
        type={type}
        table={table}
        rows={rows.slice((at - 1) * ROWS_A_PAGE, at * ROWS_A_PAGE)}
        isChecking={bulk.checking.isPending}
        onType={(no, column, value) => keepTyped(type, { no, column, text: value })}
        onMend={bulk.mend}
        onRemove={remove}
      />
      <Pagination
        page={at}
        pageCount={pageCount}
        className="my-5"
        link={(to, parts) => (
          <Link from="/quiz-make/import" to="/quiz-make/import" search={(old) => withPage(old, to)} {...parts} />
        )}
      />
      <BulkFoot bulk={bulk} table={table} />
    </>
  );
}
