import type { FieldError } from '@dure/contract/http/envelope';
import { clubText } from './clubs.text.ts';

interface Kept {
  readonly quiz_sequence: number;
  readonly pre_count: number;
  readonly open_at: Date | null;
}
interface Scheduled {
  readonly quizSequence: number | null;
  readonly openAt: string;
  readonly published: boolean;
  readonly written: { readonly question: string } | null;
}

/**
 * Faults of a schedule against what the club's quizzes are already. Whoever answered keeps sight of their answer: a quiz
 * with answers stays published and open. `known` are the quizzes that the club may have.
 */
export function scheduleFaults(
  quizzes: readonly Scheduled[],
  inClub: readonly Kept[],
  known: ReadonlySet<number>,
  now: Date,
): FieldError[] {
  const keptOf = new Map(inClub.map((row) => [row.quiz_sequence, row]));
  const seen = new Set<number>();
  return quizzes.flatMap(({ quizSequence, openAt, published, written }, index) => {
    const fault = (field: string, message: string) => [{ path: `quizzes.${index}.${field}`, message }];
    if (quizSequence === null) return written ? [] : fault('written', clubText.quizEmpty);
    if (!known.has(quizSequence)) return fault('quizSequence', clubText.quizUnknown);
    if (seen.has(quizSequence)) return fault('quizSequence', clubText.quizTwice);
    seen.add(quizSequence);
    const kept = keptOf.get(quizSequence);
    if (!kept || kept.pre_count === 0) return [];
    const isPutOff = Date.parse(openAt) > now.getTime() && Date.parse(openAt) > (kept.open_at?.getTime() ?? 0);
    return [
      ...(published ? [] : fault('published', clubText.answeredStaysPublished)),
      ...(isPutOff ? fault('openAt', clubText.answeredStaysOpen) : []),
    ];
  });
}
