import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getGrowthSummary } from '../../../api/clubs/growth/growth.reads.ts';
import { buttonClass } from '../../../ui/buttons/button-class.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/states/Skeleton.tsx';
import { growthText as words } from './growth.text.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { GrowthRows } from './GrowthRows.tsx';
import { GrowthStats } from './GrowthStats.tsx';

export interface GrowthProps {
  readonly club: number;
  readonly quizLink: (quizSequence: number, parts: LinkParts) => ReactNode;
  readonly quizzesLink: (parts: LinkParts) => ReactNode;
  /** Whom the member's answers helped. */
  readonly helped: ReactNode;
}

function GrowthSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-4">
      <Skeleton shape="block" className="h-24" />
      <Skeleton shape="block" className="h-72" />
    </SkeletonGroup>
  );
}

/** How the member grew in a club: in numbers, as a picture and as its table. */
export function Growth({ club, ...ways }: GrowthProps) {
  return (
    <Loaded from={useQuery(getGrowthSummary({ params: { club } }))} skeleton={<GrowthSkeleton />}>
      {(data) => <Summary data={data} {...ways} />}
    </Loaded>
  );
}

function Summary({
  data,
  quizLink,
  quizzesLink,
  helped,
}: Omit<GrowthProps, 'club'> & { readonly data: GrowthSummary }) {
  const answered = data.quizzes.filter(({ isAnswered }) => isAnswered);
  if (answered.length === 0) {
    return (
      <EmptyState icon="chart" action={quizzesLink({ className: buttonClass(), children: words.toQuizzes })}>
        {words.empty}
      </EmptyState>
    );
  }
  const hasLeftOut = data.quizzes.some(({ preGrade, growth }) => preGrade !== null && growth === null);
  return (
    <section aria-label={words.title} className="flex flex-col gap-4">
      <h2 className="sr-only">{words.title}</h2>
      {data.averageFinal !== null && <GrowthStats {...data} />}
      <GrowthRows quizzes={answered} quizLink={quizLink} />
      {helped}
      {data.averageFinal !== null && (
        <Card as="section" aria-labelledby="growth-chart" className="flex flex-col gap-3">
          <h3 id="growth-chart" className="text-lg font-bold">
            {data.growth ? words.chart : words.finalChart}
          </h3>
          <p className="text-ink-2">
            {data.growth ? words.intro : data.aiGrading ? words.noPair : words.noAi}
            {data.growth && ` ${words.byAiAlone}`}
            {hasLeftOut && ` ${words.leftOut}`}
          </p>
          <GrowthChart {...data} />
        </Card>
      )}
    </section>
  );
}
