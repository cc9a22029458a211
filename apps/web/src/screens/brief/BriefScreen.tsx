import { FEWEST_ANSWERS } from '@dure/contract/grading/briefs/brief-rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { getQuizBrief } from '../../api/grading/briefs/briefs.reads.ts';
import { makeQuizBrief } from '../../api/grading/briefs/briefs.writes.ts';
import { briefsText as text } from '../../features/grading/briefs/briefs.text.ts';
import { BriefStage } from '../../features/grading/briefs/BriefStage.tsx';
import { ApiError, isUnknown } from '../../kernel/calls/api-error.ts';
import { notice } from '../../kernel/interruptions.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence/quizzes/$quizSequence/brief');
const WHILE_MAKING_MS = 1_500;

/** Not needed before somebody looks into the content. */
const BriefSource = lazy(() => import('./BriefSource.tsx').then((module) => module.BriefSource));

/** The pre-answers of a quiz in groups, for the class that wrote them: made when it is opened, if there is none yet. */
export function BriefScreen() {
  const { clubSequence: club, quizSequence: quiz } = route.useParams();
  const { group = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  usePageTitle(text.title);
  const params = { club, quiz };
  const reading = getQuizBrief({ params });
  const { data, error, isFetching, refetch } = useQuery({
    ...reading,
    refetchInterval: ({ state }) => (state.data?.isMaking ? WHILE_MAKING_MS : false),
  });
  const make = async (again: boolean) => {
    try {
      client.setQueryData(reading.queryKey, await makeQuizBrief(client, { params, body: { again } }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notice(failure);
    }
  };
  const isDue = data?.isDue ?? false;
  useEffect(() => {
    if (isDue) void make(false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time that one is due
  }, [isDue, club, quiz]);
  const close = () =>
    void navigate({ to: '/quiz-dashboard/$clubSequence/quizzes', params: { clubSequence: club }, search: {} });

  if (!data && isUnknown(error)) return <NotFound />;
  if (!data && error) {
    return <ErrorState error={error} title={text.failed} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data?.brief) {
    return (
      <BriefStage
        found={data}
        brief={data.brief}
        at={group - 1}
        onAt={(at) => void navigate({ search: { group: at + 1 }, replace: true, resetScroll: false })}
        onAgain={() => void make(true)}
        onClose={close}
        source={(passage) => (
          <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
            <BriefSource passage={passage} />
          </Suspense>
        )}
      />
    );
  }
  const isTooFew = data !== undefined && data.answerCount < FEWEST_ANSWERS;
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 bg-surface px-5 py-10 text-lg">
      <h1 className="max-w-reading text-center text-2xl font-bold break-words">
        {data ? plainQuestion(data.question) : text.title}
      </h1>
      {isTooFew ? (
        <EmptyState icon="users" className="text-lg">
          {text.tooFew(data.answerCount, FEWEST_ANSWERS)}
        </EmptyState>
      ) : (
        <Waiting>{data && text.making(data.answerCount)}</Waiting>
      )}
      <Button onPress={close}>{text.end}</Button>
    </div>
  );
}
