import type { FieldError } from '@dure/contract/http/envelope';
import type { RowPart } from '../../../kernel/columns.ts';
import type { ClubQuizzes } from '../../../kernel/database/schema.gen.ts';
import { doubledCopies } from './club-quizzes.policy.ts';
import { clubText } from '../../clubs/clubs/clubs.public.ts';

interface Kept extends RowPart<ClubQuizzes, 'quiz_sequence' | 'pre_count' | 'open_at'> {
  readonly source_quiz_sequence: number | null;
}
interface Scheduled {
  readonly quizSequence: number | null;
  readonly sourceQuizSequence: number | null;
  readonly openAt: string;
  readonly published: boolean;
  readonly written: { readonly question: string } | null;
}

/** Whoever answered keeps sight of their answer: a quiz with answers stays published and open. By field. */
export const answeredFaults = (quiz: Pick<Scheduled, 'openAt' | 'published'>, kept: Kept | undefined, now: Date) => {
  if (!kept || kept.pre_count === 0) return [];
  const opensAt = Date.parse(quiz.openAt);
  const isPutOff = opensAt > now.getTime() && opensAt > (kept.open_at?.getTime() ?? 0);
  return [
    ...(quiz.published ? [] : [['published', clubText.answeredStaysPublished] as const]),
    ...(isPutOff ? [['openAt', clubText.answeredStaysOpen] as const] : []),
  ];
};

/** What the list may hold: quizzes of the club, the author's own, and those that they may take as copies. */
export interface KnownQuizzes {
  readonly inClub: readonly Kept[];
  readonly own: readonly Pick<Kept, 'quiz_sequence' | 'source_quiz_sequence'>[];
  readonly sources: { has(quizSequence: number): boolean };
}

/** Faults of a schedule against what the club's quizzes are already. */
export function scheduleFaults(
  quizzes: readonly Scheduled[],
  { inClub, own, sources }: KnownQuizzes,
  now: Date,
): FieldError[] {
  const keptOf = new Map(inClub.map((row) => [row.quiz_sequence, row]));
  const sourceOf = new Map([...own, ...inClub].map((row) => [row.quiz_sequence, row.source_quiz_sequence]));
  const doubled = doubledCopies(quizzes, (quizSequence) => sourceOf.get(quizSequence));
  const seen = new Set<number>();
  return quizzes.flatMap((quiz, index) => {
    const { quizSequence, sourceQuizSequence, written } = quiz;
    const fault = (field: string, message: string) => [{ path: `quizzes.${index}.${field}`, message }];
    if (doubled.has(index)) return fault('quizSequence', clubText.quizTwice);
    if (quizSequence === null) {
      if (sourceQuizSequence === null) return written ? [] : fault('written', clubText.quizEmpty);
      return sources.has(sourceQuizSequence) ? [] : fault('quizSequence', clubText.quizUnknown);
    }
    if (!sourceOf.has(quizSequence)) return fault('quizSequence', clubText.quizUnknown);
    if (seen.has(quizSequence)) return fault('quizSequence', clubText.quizTwice);
    seen.add(quizSequence);
    const faults = answeredFaults(quiz, keptOf.get(quizSequence), now);
    return faults.flatMap(([field, message]) => fault(field, message));
  });
}
