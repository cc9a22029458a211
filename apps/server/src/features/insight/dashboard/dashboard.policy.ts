import { isBehind, meanOf, PROGRESS_BUCKETS, progressFifth } from '@dure/contract/insight/dashboard/club-figures';
import { progressPercent } from '@dure/contract/authoring/quizzes/progress';

/** How many members stand alike. */
export interface Standing {
  readonly final_count: number;
  readonly is_silent: boolean;
  readonly is_from_start: boolean;
  readonly members: number;
}

export interface Progress {
  readonly memberCount: number;
  /** Final answers of the member in the middle; between two it lies halfway. */
  readonly medianFinal: number;
  /** Percent. */
  readonly mean: number;
  readonly median: number;
  readonly histogram: readonly number[];
  readonly behindCount: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function finalOfRank(ascending: readonly Standing[], rank: number): number {
  let passed = 0;
  for (const { final_count, members } of ascending) {
    passed += members;
    if (rank < passed) return final_count;
  }
  return 0;
}

/** What a club's dashboard says of progress, from how many members stand where. */
export function progressOf(standings: readonly Standing[], openedCount: number): Progress {
  const ascending = standings.toSorted((a, b) => a.final_count - b.final_count);
  const memberCount = sum(standings.map(({ members }) => members));
  const finals = sum(standings.map(({ final_count, members }) => final_count * members));
  const [lower, upper] = [(memberCount - 1) / 2, memberCount / 2].map(Math.floor) as [number, number];
  const medianFinal = (finalOfRank(ascending, lower) + finalOfRank(ascending, upper)) / 2;
  const histogram = Array.from({ length: PROGRESS_BUCKETS }, () => 0);
  for (const { final_count, members } of standings) {
    histogram[progressFifth(progressPercent(final_count, openedCount))]! += members;
  }
  const behind = standings.filter(({ final_count, is_silent, is_from_start }) =>
    isBehind({ isSilent: is_silent, isFromStart: is_from_start, finalCount: final_count }, medianFinal),
  );
  return {
    memberCount,
    medianFinal,
    mean: progressPercent(finals, openedCount * memberCount),
    median: progressPercent(medianFinal, openedCount),
    histogram,
    behindCount: sum(behind.map(({ members }) => members)),
  };
}

/** Sums histograms place by place. */
export const addHistograms = (histograms: readonly (readonly number[])[], places: number): number[] =>
  Array.from({ length: places }, (_, place) => sum(histograms.map((one) => one[place] ?? 0)));

/** Mean of a histogram whose places count from 1. */
export const meanPlace = (histogram: readonly number[]): number | null =>
  meanOf(sum(histogram.map((count, place) => count * (place + 1))), sum(histogram));

/** The numbers of final answers, of `quizCount` at most, with which a member stands in a fifth of progress. */
export const finalsInFifth = (fifth: number, openedCount: number, quizCount: number): number[] =>
  Array.from({ length: quizCount + 1 }, (_, finals) => finals).filter(
    (finals) => progressFifth(progressPercent(finals, openedCount)) === fifth,
  );
