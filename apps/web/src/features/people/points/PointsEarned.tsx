import { POINT_KIND_LABELS } from '@dure/contract/people/points/point-kinds.text';
import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { POINT_KINDS } from '@dure/contract/people/points/point-kinds';
import { useQuery } from '@tanstack/react-query';
import { listPointHistories } from '../../../api/people/points/points.reads.ts';
import { pointsText as text } from './points.text.ts';

export interface PointsEarnedProps {
  readonly clubSequence: number;
  /** Left out: all of the club. */
  readonly quizSequence?: number;
  readonly className?: string;
}

/** What a place has brought so far, in one quiet line; nothing where it brought nothing. */
export function PointsEarned({ className = 'px-1 text-sm text-ink-3 tabular-nums', ...place }: PointsEarnedProps) {
  const { data } = useQuery({ ...listPointHistories({ query: { ...place, size: MAX_PAGE_SIZE } }), staleTime: 0 });
  if (!data || data.totalPoints <= 0) return null;
  const parts = POINT_KINDS.flatMap((kind) => {
    const sum = data.contents.reduce((all, one) => all + (one.kind === kind ? one.points : 0), 0);
    return sum === 0 ? [] : [`${POINT_KIND_LABELS[kind]} ${sum}`];
  });
  const words = place.quizSequence === undefined ? text.ofClub : text.ofQuiz;
  return (
    <p className={className}>
      <b className="font-semibold text-ink-2">{words(data.totalPoints)}</b> · {parts.join(' · ')}
    </p>
  );
}
