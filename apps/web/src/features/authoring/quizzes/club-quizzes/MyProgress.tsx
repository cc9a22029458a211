import { useQuery } from '@tanstack/react-query';
import { getMyProgress } from '../../../../api/authoring/quizzes/quizzes.reads.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { Skeleton, SkeletonGroup } from '../../../../ui/states/Skeleton.tsx';
import { clubQuizzesText } from './club-quizzes.text.ts';

const words = clubQuizzesText.progress;

/** How much of what has opened the member has done, with the numbers. */
export function MyProgress({ club }: { readonly club: number }) {
  const { data, error, refetch, isFetching } = useQuery(getMyProgress({ params: { club } }));
  return (
    <Card as="section" aria-labelledby="my-progress">
      <h2 id="my-progress" className="mb-3 text-lg font-bold">
        {words.title}
      </h2>
      {!data && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="py-2" />
      )}
      {!data && !error && (
        <SkeletonGroup className="flex flex-col gap-3">
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </SkeletonGroup>
      )}
      {data?.openedCount === 0 && <p className="text-ink-3">{words.none}</p>}
      {data && data.openedCount > 0 && (
        <>
          <Progress
            label={words.label}
            value={data.finalCount}
            max={data.openedCount}
            valueText={words.value(data.finalCount, data.openedCount)}
          />
          <dl className="mt-3 flex gap-6 text-sm">
            <div>
              <dt className="text-ink-3">{words.percent}</dt>
              <dd className="text-lg font-bold tabular-nums">{data.progress}%</dd>
            </div>
            <div>
              <dt className="text-ink-3">{words.onTime}</dt>
              <dd className="text-lg font-bold tabular-nums">{words.count(data.onTimeCount)}</dd>
            </div>
          </dl>
        </>
      )}
    </Card>
  );
}
