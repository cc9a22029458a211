import type { Recalls } from '@dure/contract/answering/recalls/recalls.endpoints';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useLast } from '../../features/answering/recalls/QuestionHead.tsx';
import { recallsText as text } from '../../features/answering/recalls/recalls.text.ts';
import { RetentionChart } from '../../features/answering/recalls/RetentionChart.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { plainQuestion } from '../../kernel/plain-question.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { formatMonthDay } from '../../ui/dates/format-date.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const EmbeddedRecall = lazy(() => import('../recall/EmbeddedRecall.tsx').then((module) => module.EmbeddedRecall));

interface FirstProps {
  readonly due: Recalls['contents'][number];
  readonly isPrimary: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function First({ due, isPrimary, isOpen, onOpen }: FirstProps) {
  const last = useLast(due);
  return (
    <>
      <div>
        <h3 className="line-clamp-4 font-semibold text-pretty break-words">{plainQuestion(due.question)}</h3>
        <p className="mt-1 text-sm text-ink-3">
          {last} · {text.note}
        </p>
      </div>
      {!isOpen && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          onHoverStart={() => void EmbeddedRecall.preload()}
          onPress={onOpen}
          className="w-full"
        >
          {text.start}
        </Button>
      )}
    </>
  );
}

export interface RecallCardProps {
  readonly recalls: Recalls;
  /** Nothing closes soon: this is what to do. */
  readonly isPrimary: boolean;
}

/** The first quiz to recall today, answered where it stands, and how well one remembers. */
export function RecallCard({ recalls, isPrimary }: RecallCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { doneToday, totalElements, nextOn } = recalls;
  const [due] = recalls.contents;
  const hasCurve = recalls.retention.weeks.some((week) => week.recalls > 0);
  return (
    <Card as="section" aria-labelledby="recall" isPadded={false} className="divide-y divide-line">
      <div className="flex flex-col gap-3 p-4 desktop:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="recall" className="text-lg font-bold">
            {text.title}
          </h2>
          {due && <span className="text-sm text-ink-3 tabular-nums">{text.position(doneToday, totalElements)}</span>}
        </div>
        {due ? (
          <First due={due} isPrimary={isPrimary} isOpen={isOpen} onOpen={() => setOpen(true)} />
        ) : (
          <p className="text-ink-2">
            {(nextOn !== null || doneToday > 0) && text.done(doneToday)}{' '}
            {nextOn === null ? doneToday === 0 && text.none : text.next(formatMonthDay(nextOn))}
          </p>
        )}
        {isOpen && (
          <Suspense
            fallback={
              <SkeletonGroup>
                <Skeleton shape="block" className="h-56" />
              </SkeletonGroup>
            }
          >
            <EmbeddedRecall due={due} isPrimary={isPrimary} />
          </Suspense>
        )}
        {due && isOpen && (
          <Link
            to="/studyroom/recall"
            className="touch-target self-start rounded-[4px] text-sm font-semibold text-brand-ink hover:underline"
          >
            {text.wide}
          </Link>
        )}
      </div>
      {hasCurve && (
        <div className="px-4 py-3 desktop:px-5">
          <RetentionChart retention={recalls.retention} />
        </div>
      )}
    </Card>
  );
}
