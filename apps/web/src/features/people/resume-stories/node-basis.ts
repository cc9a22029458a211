import type { ResumeClub, ResumeGrade } from '@dure/contract/people/resume-stories/resume-stories.views';
import { gradeWords, proofWords } from './proof-words.ts';
import type { NodeValues } from './resume-values.ts';
import { resumeText } from './resume.text.ts';

/** What a member did here: finished clubs, and official grades of single answers. */
export interface DoneHere {
  readonly clubs: readonly ResumeClub[];
  readonly grades: readonly ResumeGrade[];
}

/** Which record a consent is about. */
export interface BasisPlace {
  readonly clubSequence: number;
  readonly quizSequence: number | null;
}

/** What a step rests on, and whether that shows. */
export interface NodeBasis extends BasisPlace {
  readonly name: string;
  /** What is shown of it; null while the member does not consent. */
  readonly proof: { readonly words: string; readonly isConfirmed: boolean } | null;
}

/** The record that a step rests on; nothing where it rests on none, or the record is gone. */
export function basisOf(
  { clubSequence, quizSequence }: Pick<NodeValues, 'clubSequence' | 'quizSequence'>,
  { clubs, grades }: DoneHere,
  zone: string,
): NodeBasis | undefined {
  if (quizSequence === null) {
    const club = clubs.find((one) => one.clubSequence === clubSequence);
    if (!club) return undefined;
    const { clubName: name, proof } = club;
    const shown = proof && { words: proofWords(proof, zone), isConfirmed: proof.isConfirmed };
    return { clubSequence: club.clubSequence, quizSequence, name, proof: shown };
  }
  const grade = grades.find((one) => one.clubSequence === clubSequence && one.quizSequence === quizSequence);
  if (!grade) return undefined;
  const name = `${grade.clubName} · ${resumeText.proof.quiz(grade.topic)}`;
  const shown = grade.proof && { words: gradeWords(grade.proof, zone), isConfirmed: grade.proof.isConfirmed };
  return { clubSequence: grade.clubSequence, quizSequence, name, proof: shown };
}
