import type { ResumeGrade, ResumeGradeProof } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { GradeProofRow, GradeRow } from './grade-proofs.queries.ts';

type Placed = Pick<GradeRow, 'club_sequence' | 'quiz_sequence'>;
const isAt =
  ({ club_sequence, quiz_sequence }: Placed) =>
  (other: Placed): boolean =>
    other.club_sequence === club_sequence && other.quiz_sequence === quiz_sequence;

const factsOf = (row: Omit<GradeProofRow, 'consented_at'>) => ({
  clubSequence: row.club_sequence,
  quizSequence: row.quiz_sequence,
  clubName: row.club_name,
  topic: row.topic,
  grade: row.grade,
  gradedAt: row.graded_at.toISOString(),
});

/** What was consented to, and nothing newer. */
const proofView = (proof: GradeProofRow, grades: readonly GradeRow[]): ResumeGradeProof => ({
  ...factsOf(proof),
  consentedAt: proof.consented_at.toISOString(),
  isConfirmed: grades.find(isAt(proof))?.grade === proof.grade,
});

/** The proof at one place, where there is one. */
export function gradeProofAt(
  proofs: readonly GradeProofRow[],
  grades: readonly GradeRow[],
  place: Placed,
): ResumeGradeProof | null {
  const proof = proofs.find(isAt(place));
  return proof ? proofView(proof, grades) : null;
}

/** Grades to choose from, and those that are shown though the records have them no longer. */
export function gradeViews(proofs: readonly GradeProofRow[], grades: readonly GradeRow[]): ResumeGrade[] {
  const gone = proofs.filter((proof) => !grades.some(isAt(proof)));
  return [
    ...gone.map((proof) => ({
      ...factsOf(proof),
      question: '',
      jobGroup: null,
      level: null,
      proof: proofView(proof, grades),
    })),
    ...grades.map((row) => ({
      ...factsOf(row),
      question: row.question,
      jobGroup: row.job_groups[0] ?? null,
      level: row.job_levels[0] ?? null,
      proof: gradeProofAt(proofs, grades, row),
    })),
  ];
}
