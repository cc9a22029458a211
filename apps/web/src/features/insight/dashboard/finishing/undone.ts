import type { ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { finishingText as text } from './finishing.text.ts';

export type UndoneKind = 'unopened' | 'ungraded' | 'review' | 'held' | 'reports' | 'noReports';
export interface Undone {
  readonly kind: UndoneKind;
  readonly title: string;
  readonly note: string;
}

type Figures = Pick<ClubDashboard, 'work' | 'memberCount' | 'quizCount' | 'unpublishedCount' | 'openedCount'>;

/**
 * What a club that ends leaves undone, in the order of work. For quizzes that never opened nothing can be done after
 * the end.
 */
export function undoneIn({ work, memberCount, ...quizzes }: Figures, isOver = false): readonly Undone[] {
  const { waitingCount, reviewCount, heldCount, reportDraftCount, reportReleasedCount } = work;
  const unopenedCount = quizzes.quizCount + quizzes.unpublishedCount - quizzes.openedCount;
  const hasReports = reportDraftCount + reportReleasedCount > 0;
  const all: readonly (Undone & { readonly is: boolean })[] = [
    {
      kind: 'unopened',
      title: text.unopened(unopenedCount),
      note: text.unopenedNote,
      is: !isOver && unopenedCount > 0,
    },
    { kind: 'ungraded', title: text.ungraded(waitingCount), note: text.ungradedNote, is: waitingCount > 0 },
    { kind: 'review', title: text.review(reviewCount), note: text.reviewNote, is: reviewCount > 0 },
    { kind: 'held', title: text.held(heldCount), note: text.heldNote, is: heldCount > 0 },
    { kind: 'reports', title: text.reports(reportDraftCount), note: text.reportsNote, is: reportDraftCount > 0 },
    {
      kind: 'noReports',
      title: text.noReports,
      note: text.noReportsNote(memberCount),
      is: !hasReports && memberCount > 0,
    },
  ];
  return all.flatMap(({ is, ...one }) => (is ? [one] : []));
}

/** What ending leaves as it is, as whoever ends the club reads it first. */
export function whatStaysUndone(figures: Figures): string {
  const left = undoneIn(figures).map(({ title }) => title);
  return left.length === 0 ? text.leavesNothing : text.leaves(left);
}
