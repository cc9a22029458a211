import { POINT_KINDS } from '@dure/contract/points/point-kinds';
import { useQuery } from '@tanstack/react-query';
import { listPointHistories } from '../../api/points/points.reads.ts';
import { pointKinds, pointsText as text } from './points.text.ts';

/** More entries than one quiz usually has: the sum is the server's, the words are of these. */
const ENTRIES = 100;

/** What one quiz has brought so far, in one quiet line; nothing where it brought nothing. */
export function EarnedInQuiz({ club, quiz }: { readonly club: number; readonly quiz: number }) {
  const { data } = useQuery(listPointHistories({ query: { clubSequence: club, quizSequence: quiz, size: ENTRIES } }));
  if (!data || data.totalPoints <= 0) return null;
  const parts = POINT_KINDS.flatMap((kind) => {
    const sum = data.contents.reduce((all, one) => all + (one.kind === kind ? one.points : 0), 0);
    return sum === 0 ? [] : [`${pointKinds[kind]} ${sum}`];
  });
  return (
    <p className="px-1 text-sm text-ink-3 tabular-nums">
      <b className="font-semibold text-ink-2">{text.ofQuiz(data.totalPoints)}</b> · {parts.join(' · ')}
    </p>
  );
}
