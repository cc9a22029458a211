import type { Recalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef } from 'react';
import { listRecalls } from '../../api/answering/recalls/recalls.reads.ts';
import { QuestionHead } from '../../features/answering/recalls/QuestionHead.tsx';
import { recallsText as text } from '../../features/answering/recalls/recalls.text.ts';
import { RetentionChart } from '../../features/answering/recalls/RetentionChart.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { formatMonthDay } from '../../ui/dates/format-date.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { RecallItem } from './RecallItem.tsx';
import { recallKey, useRecallUndo } from './use-recall-undo.ts';

const RecallUndo = lazy(() =>
  import('../../features/answering/recalls/RecallUndo.tsx').then((module) => module.RecallUndo),
);

function Nothing({ doneToday, nextOn }: Recalls) {
  return (
    <Card className="flex flex-col items-start gap-3">
      <div role="status">
        <h2 className="text-lg font-bold">{text.done(doneToday)}</h2>
        <p className="text-ink-2">{nextOn === null ? text.none : text.next(formatMonthDay(nextOn))}</p>
      </div>
      <RouterButtonLink to="/studyroom" variant="primary">
        {text.back}
      </RouterButtonLink>
    </Card>
  );
}

/** What is to be recalled today, one after the other. */
export function RecallScreen() {
  usePageTitle(text.title);
  const recalls = useQuery(listRecalls({}));
  const { last, isPending, undo, typedFor, rated } = useRecallUndo();
  const [due] = recalls.data?.contents ?? [];
  // A page that was only opened leaves the focus where it is; what follows a rating is written at once.
  const first = useRef<string>(undefined);
  if (due) first.current ??= recallKey(due);
  const lead = due && recalls.data && text.position(recalls.data.doneToday, recalls.data.totalElements);
  return (
    <div className="mx-auto flex w-full max-w-[56rem] flex-col gap-5 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} {...(lead !== undefined && { lead })} className="min-h-14" />
      <Loaded
        from={recalls}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="block" className="h-80" />
          </SkeletonGroup>
        }
      >
        {(its) => (
          <>
            <Suspense>
              {last && <RecallUndo no={last.due.no} rating={last.rating} isPending={isPending} onUndo={undo} />}
            </Suspense>
            {due ? (
              <Card as="section" aria-label={text.place(due.clubName, due.no)} className="flex flex-col gap-4">
                <QuestionHead due={due} />
                <RecallItem
                  key={recallKey(due)}
                  due={due}
                  takesFocus={recallKey(due) !== first.current}
                  hasDock
                  isPrimary
                  typedBefore={typedFor(due)}
                  onRated={rated}
                />
              </Card>
            ) : (
              <Nothing {...its} />
            )}
            <RetentionChart retention={its.retention} />
          </>
        )}
      </Loaded>
    </div>
  );
}
