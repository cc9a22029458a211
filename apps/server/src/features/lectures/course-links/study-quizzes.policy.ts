import type { RowPart } from '../../../kernel/columns.ts';
import type { ClubStudies } from '../../../kernel/database/schema.gen.ts';
interface StudyContent extends RowPart<ClubStudies, 'club_study_sequence' | 'start_at'> {
  readonly content_sequence: number | null;
}
interface OpenedQuiz {
  readonly open_at: Date | null;
  readonly content_sequence: number | null;
}

/**
 * The study that a quiz belongs to: the first with the quiz's content among its materials, or else the last begun when
 * the quiz opened. It is null for a quiz from before the first study. `studies` are in their order.
 */
export function studyOf({ open_at, content_sequence }: OpenedQuiz, studies: readonly StudyContent[]): number | null {
  const byContent = studies.find((study) => content_sequence !== null && study.content_sequence === content_sequence);
  const byDate = studies.findLast(({ start_at }) => start_at !== null && open_at !== null && start_at <= open_at);
  return (byContent ?? byDate)?.club_study_sequence ?? null;
}
