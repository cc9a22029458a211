import { averageFinalGrade, comparedPair, growthOver } from '@dure/contract/clubs/growth/growth';
import type { ResumeClub, ResumeProof } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { ClubRecord } from './club-record.ts';
import type { listFinishedClubs, listProofs, listRecordedAnswers } from './proofs.queries.ts';

type ClubRow = RowsOf<ReturnType<typeof listFinishedClubs>>[number];
type AnswerRow = RowsOf<ReturnType<typeof listRecordedAnswers>>[number];
export type ProofRow = RowsOf<ReturnType<typeof listProofs>>[number];

const PERCENT = 100;

/** Whole points and whole percent; null stays null. */
const whole = (number: number | null | undefined, times = 1): number | null =>
  number === null || number === undefined ? null : Math.round(number * times);

function recordOf(club: ClubRow, answers: readonly AnswerRow[]): ClubRecord {
  const own = answers.filter(({ club_sequence }) => club_sequence === club.club_sequence);
  // What members give themselves is nothing that the organisation confirms.
  const isConfirmed = club.official_grading !== 'SELF';
  const grades = own.map((row) => ({ finalGrade: isConfirmed ? row.final_grade : null }));
  const pairs = own.map((row) =>
    comparedPair({
      preGrade: isConfirmed && club.ai_grading ? row.pre_grade : null,
      aiFinalGrade: row.ai_final_grade,
      officialGrade: row.final_grade,
    }),
  );
  return {
    clubSequence: club.club_sequence,
    clubName: club.club_name,
    finishedAt: club.finished_at,
    finalCount: own.length,
    averageGrade: whole(averageFinalGrade(grades)),
    growth: whole(growthOver(pairs)?.averageGrowth, PERCENT),
    jobGroup: club.job_groups[0] ?? null,
    level: club.job_levels[0] ?? null,
  };
}

export const recordsOf = (clubs: readonly ClubRow[], answers: readonly AnswerRow[]): ClubRecord[] =>
  clubs.map((club) => recordOf(club, answers));

/** Whether the records still say what was consented to; a name may change. */
const isSame = (proof: ProofRow, record: ClubRecord | undefined): boolean =>
  record !== undefined &&
  proof.final_count === record.finalCount &&
  proof.average_grade === record.averageGrade &&
  proof.growth === record.growth;

/** What was consented to, and nothing newer. */
export const proofView = (proof: ProofRow, record: ClubRecord | undefined): ResumeProof => ({
  clubSequence: proof.club_sequence,
  clubName: proof.club_name,
  finishedAt: proof.finished_at.toISOString(),
  finalCount: proof.final_count,
  averageGrade: proof.average_grade,
  growth: proof.growth,
  consentedAt: proof.consented_at.toISOString(),
  isConfirmed: isSame(proof, record),
});

/** What is shown of one's clubs, by club. */
export const proofsOf = (proofs: readonly ProofRow[], records: readonly ClubRecord[]): Map<number, ResumeProof> =>
  new Map(
    proofs.map((proof) => [
      proof.club_sequence,
      proofView(
        proof,
        records.find(({ clubSequence }) => clubSequence === proof.club_sequence),
      ),
    ]),
  );

export const clubView = (record: ClubRecord, proofs: ReadonlyMap<number, ResumeProof>): ResumeClub => ({
  ...record,
  finishedAt: record.finishedAt.toISOString(),
  proof: proofs.get(record.clubSequence) ?? null,
});
