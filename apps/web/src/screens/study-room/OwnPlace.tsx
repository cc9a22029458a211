import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listMonthlyRanking } from '../../api/people/ranking/ranking.reads.ts';
import { RankedList } from '../../features/people/ranking/RankedList.tsx';
import { rankingText } from '../../features/people/ranking/ranking.text.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { studyRoomText as text } from './study-room.text.ts';

/** Where one stands this month, among the neighbours. */
export function OwnPlace() {
  const ranking = useQuery(listMonthlyRanking({ query: { size: 1 } }));
  return (
    <Loaded
      from={ranking}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" className="h-64" />
        </SkeletonGroup>
      }
    >
      {({ month, neighbours, isShown, totalElements }) => (
        <Card as="section" aria-labelledby="own-place" isPadded={false} className="overflow-hidden">
          <div className="flex items-baseline justify-between gap-3 px-4 pt-4 pb-2.5 desktop:px-5">
            <h2 id="own-place" className="text-lg font-bold">
              {text.ranking(month)}
            </h2>
            <span className="text-sm text-ink-3 tabular-nums">{rankingText.members(totalElements)}</span>
          </div>
          {neighbours.length > 0 ? (
            <RankedList label={rankingText.mine} rows={neighbours} />
          ) : (
            <p className="px-4 text-ink-2 desktop:px-5">{isShown ? rankingText.notYet : rankingText.hidden}</p>
          )}
          <p className="px-4 py-2 desktop:px-5">
            <Link
              to="/studyroom/ranking"
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
            >
              {text.wholeRanking}
            </Link>
          </p>
        </Card>
      )}
    </Loaded>
  );
}
