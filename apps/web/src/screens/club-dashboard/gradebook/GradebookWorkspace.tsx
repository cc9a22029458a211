import { hasAnswer } from '@dure/contract/insight/gradebook/gradebook-cells';
import { sumsOf } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { Gradebook } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { CellFoot } from '../../../features/insight/gradebook/CellFoot.tsx';
import {
  cellAt,
  columnsOf,
  columnSums,
  countStates,
  rowsOf,
  type GradebookView,
} from '../../../features/insight/gradebook/gradebook-rows.ts';
import { gradebookText as text } from '../../../features/insight/gradebook/gradebook.text.ts';
import { GradebookBar } from '../../../features/insight/gradebook/GradebookBar.tsx';
import { GradebookGrid } from '../../../features/insight/gradebook/GradebookGrid.tsx';
import type { GridPlace } from '../../../features/insight/gradebook/grid-keys.ts';
import { QuizStateList } from '../../../features/insight/gradebook/QuizStateList.tsx';
import { useGridPlace } from '../../../features/insight/gradebook/use-grid-place.ts';
import { useScoreEntry, type CellAddress } from '../../../features/insight/gradebook/use-score-entry.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { filterStep } from '../../../kernel/search-params.ts';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { useDesktop } from '../../../ui/layout/use-desktop.ts';
import type { GradebookSearch } from './gradebook-search.ts';

const route = getRouteApi('/quiz-dashboard/$clubSequence/gradebook');
const LayoutPanel = lazy(
  () => import('../../../features/insight/gradebook/LayoutPanel.tsx').then((module) => module.LayoutPanel),
  { failure: 'popover' },
);

const answerSearch = ({ row, column }: CellAddress) => ({
  answer: `${column.quizSequence}.${row.member.memberUUID}`,
});

export interface GradebookWorkspaceProps {
  readonly club: number;
  readonly clubName: string;
  readonly book: Gradebook;
}

/** The gradebook at work: what of it is shown stands in the address. */
export function GradebookWorkspace({ club, clubName, book }: GradebookWorkspaceProps) {
  const search: GradebookSearch = route.useSearch();
  const { keyword = '', state, quiz, sort = 'name' } = search;
  const navigate = route.useNavigate();
  const isDesktop = useDesktop();
  const [isExporting, setExporting] = useState(false);
  const entry = useScoreEntry(club);

  const { members, quizzes, layout, memberCount, holdsGrades } = book;
  const all = useMemo(() => columnsOf(quizzes), [quizzes]);
  const chosen = all.find(({ quizSequence }) => quizSequence === quiz);
  /** On a phone the last that has opened, unless another is chosen. */
  const single = chosen ?? all.findLast(({ isOpened }) => isOpened) ?? all[0]!;
  const shownQuiz = isDesktop ? chosen?.quizSequence : single.quizSequence;
  const columns = useMemo(
    () => all.filter(({ quizSequence }) => shownQuiz === undefined || quizSequence === shownQuiz),
    [all, shownQuiz],
  );
  const view: GradebookView = { keyword, state, quiz: shownQuiz, sort };
  const rows = useMemo(
    () => rowsOf(members, all, { keyword, state, quiz: shownQuiz, sort }, layout),
    [members, all, keyword, state, shownQuiz, sort, layout],
  );
  const counts = useMemo(() => countStates(members, columns), [members, columns]);
  const sums = useMemo(() => columnSums(members, all, layout), [members, all, layout]);
  const classMean = useMemo(
    () =>
      sumsOf(
        members.flatMap((member) => all.map((column) => cellAt(member, column))),
        layout,
      ).mean,
    [members, all, layout],
  );
  const { place, go } = useGridPlace(rows, columns);
  const [row, column] = [rows[place.row], columns[place.column - 1]];
  const address = row && column && { row, column, cell: cellAt(row.member, column) };

  const change = (part: Partial<GradebookView>) =>
    void navigate(
      filterStep(search, {
        ...part,
        ...(part.keyword === '' && { keyword: undefined }),
        ...(part.sort === 'name' && { sort: undefined }),
      }),
    );
  const answerLink = (to: CellAddress, parts: LinkParts) => (
    <Link
      to="/quiz-dashboard/$clubSequence/grading"
      params={{ clubSequence: club }}
      search={answerSearch(to)}
      {...parts}
    />
  );
  const open = (at: GridPlace) => {
    const [its, of] = [rows[at.row], columns[at.column - 1]];
    if (!its) return;
    if (at.column === 0) {
      const search = { member: its.member.memberUUID };
      void navigate({ to: '/quiz-dashboard/$clubSequence/progress', params: { clubSequence: club }, search });
    }
    if (!of) return;
    const to = { row: its, column: of, cell: cellAt(its.member, of) };
    if (!hasAnswer(to.cell.state)) return;
    void navigate({
      to: '/quiz-dashboard/$clubSequence/grading',
      params: { clubSequence: club },
      search: answerSearch(to),
    });
  };
  const isLoading = members.length < memberCount && book.next !== null;
  const size = isLoading
    ? text.loading(members.length, memberCount)
    : rows.length < members.length
      ? text.shown(rows.length, members.length)
      : text.size(members.length, quizzes.length);

  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <GradebookBar
          view={view}
          onChange={change}
          columns={all}
          counts={counts}
          size={size}
          isExporting={isExporting}
          onExport={() => setExporting(!isExporting)}
          onExportSoon={() => void LayoutPanel.preload()}
        />
        {isDesktop ? (
          <>
            <GradebookGrid {...{ rows, columns, layout, sums, classMean, place, entry }} onGo={go} onOpen={open} />
            <CellFoot {...{ club, address, entry, holdsGrades, answerLink }} />
          </>
        ) : (
          <QuizStateList rows={rows} column={single} answerLink={answerLink} />
        )}
      </div>
      <Suspense>
        {isExporting && (
          <LayoutPanel {...{ club, clubName, layout, memberCount }} onClose={() => setExporting(false)} />
        )}
      </Suspense>
    </div>
  );
}
