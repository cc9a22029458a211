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

/** Faults of a schedule against what the club's quizzes are already. `known` are the quizzes that the club may have. */
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
    const faults = answeredFaults({ openAt, published }, keptOf.get(quizSequence), now);
    return faults.flatMap(([field, message]) => fault(field, message));
  });
}
