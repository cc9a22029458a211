import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { DraftArea, Served } from '../../../../kernel/draft/draft.ts';
import { useDraft } from '../../../../kernel/draft/use-draft.ts';
import { rebased } from './rebased.ts';
import { bodyOf, rowsOf, type ScheduleRow } from './schedule.ts';

type Rows = readonly ScheduleRow[];
interface ServedSchedule extends Served<Rows> {
  readonly club: QuizClubDetail;
}

export const servedSchedule = (club: QuizClubDetail): ServedSchedule => ({
  value: rowsOf(club),
  version: club.version,
  savedAt: null,
  club,
});

const sentOf = (rows: Rows) => JSON.stringify(bodyOf(0, 0, rows).quizzes);

/** What members did to the quizzes meanwhile is nobody's change of the list. */
function withFacts(mine: Rows, server: Rows): Rows {
  const now = new Map(server.map(({ key, question, answerCount }) => [key, { question, answerCount }]));
  return mine.map((row) => ({ ...row, ...now.get(row.key) }));
}

const scheduleDraft = (club: number): DraftArea<Rows, ServedSchedule> => ({
  place: () => `schedule/${club}`,
  isSame: (a, b) => sentOf(a) === sentOf(b),
  onto: withFacts,
  merge: (mine, base, theirs) => ({ value: rebased(mine, base, theirs), overlaps: [] }),
});

/** The list while it is changed: on this device until it is saved, and put onto what others saved meanwhile. */
export const useScheduleDraft = (initial: QuizClubDetail) =>
  useDraft(scheduleDraft(initial.clubSequence), servedSchedule(initial));
