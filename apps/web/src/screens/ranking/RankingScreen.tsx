import type { MonthlyRanking } from '@dure/contract/people/ranking/ranking.endpoints';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { listMonthlyRanking } from '../../api/people/ranking/ranking.reads.ts';
import { RankedList } from '../../features/people/ranking/RankedList.tsx';
import { rankingText as text } from '../../features/people/ranking/ranking.text.ts';
import { ShownSwitch } from '../../features/people/ranking/ShownSwitch.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';
import { monthBeside } from './ranking-search.ts';

const route = getRouteApi('/studyroom/ranking');
const MEMBERS_A_PAGE = 50;

const heading = 'px-4 pt-4 pb-2 font-bold desktop:px-5';

function Months({ month, firstMonth, isOver }: MonthlyRanking) {
  const way = (to: string, label: string) => (
    <RouterButtonLink to="/studyroom/ranking" search={{ month: to }} size="small">
      {label}
    </RouterButtonLink>
  );
  return (
    <>
      {firstMonth !== null && month > firstMonth && way(monthBeside(month, -1), text.before)}
      {isOver && way(monthBeside(month, 1), text.after)}
    </>
  );
}

function Mine({ neighbours, isShown }: MonthlyRanking) {
  const none = isShown ? text.notYet : text.hidden;
  return (
    <Card as="section" aria-label={text.mine} isPadded={false} className="overflow-hidden">
      <h2 className={heading}>{text.mine}</h2>
      {neighbours.length > 0 ? (
        <RankedList label={text.mine} rows={neighbours} />
      ) : (
        <p className="px-4 pb-3 text-ink-2 desktop:px-5">{none}</p>
      )}
      <div className="border-t border-line px-4 py-3 desktop:px-5">
        <ShownSwitch isShown={isShown} />
      </div>
    </Card>
  );
}

/** Who earned how much in a month, and where one stands among them. */
export function RankingScreen() {
  usePageTitle(text.title);
  const { page = 1, month } = route.useSearch();
  const ranking = useQuery(
    listMonthlyRanking({
      query: { size: MEMBERS_A_PAGE, ...(page > 1 && { page }), ...(month !== undefined && { month }) },
    }),
  );
  const shown = ranking.data;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader
        title={shown ? text.heading(shown.month) : text.title}
        lead={text.lead}
        className="mb-4"
        actions={shown && <Months {...shown} />}
      />
      <Loaded
        from={ranking}
        skeleton={
          <SkeletonGroup className="flex flex-col gap-4">
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} className="h-8 w-full" />
            ))}
          </SkeletonGroup>
        }
      >
        {(its) => (
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_360px]">
            <div className="order-2 min-w-0 desktop:order-1">
              <Card as="section" aria-label={text.list} isPadded={false} className="overflow-hidden">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h2 className={heading}>
                    {text.list}{' '}
                    <span className="text-sm font-normal text-ink-3">{text.members(its.totalElements)}</span>
                  </h2>
                  <p className="px-4 pb-2 text-sm text-ink-3 desktop:px-5">{its.isOver ? text.over : text.running}</p>
                </div>
                {its.contents.length === 0 ? (
                  <EmptyState icon="chart">{text.empty}</EmptyState>
                ) : (
                  <RankedList label={text.list} rows={its.contents} isOld={ranking.isPlaceholderData} />
                )}
              </Card>
              <Pagination
                page={page}
                pageCount={pageCount(its, MEMBERS_A_PAGE)}
                link={(to, parts) => (
                  <Link
                    from="/studyroom/ranking"
                    to="/studyroom/ranking"
                    search={(old) => withPage(old, to)}
                    {...parts}
                  />
                )}
                className="mt-8"
              />
            </div>
            <div className="order-1 min-w-0 desktop:order-2">
              <Mine {...its} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
