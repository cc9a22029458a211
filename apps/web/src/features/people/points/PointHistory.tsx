import { POINT_KIND_LABELS } from '@dure/contract/people/points/point-kinds.text';
import type { PointEntry } from '@dure/contract/people/points/points.endpoints';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listPointHistories } from '../../../api/people/points/points.reads.ts';
import { pageCount } from '../../../kernel/query-client.ts';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { cx } from '../../../ui/cx.ts';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Pagination } from '../../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../ui/states/Loaded.tsx';
import { SkeletonGroup, SkeletonText } from '../../../ui/states/Skeleton.tsx';
import { pointsText as text } from './points.text.ts';

const ENTRIES_A_PAGE = 10;

/** Where it was earned, in words; empty where that is nobody's to know. */
const placeOf = ({ no, clubName }: PointEntry) =>
  [...(no === null ? [] : [text.quiz(no)]), ...(clubName === null ? [] : [clubName])].join(' · ');

function Entry({ entry, link }: { readonly entry: PointEntry; readonly link: PointHistoryProps['entryLink'] }) {
  const { kind, points, createdAt, can } = entry;
  const place = placeOf(entry);
  return (
    <div className="flex min-h-15 items-center gap-3 px-4 py-2.5 desktop:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {POINT_KIND_LABELS[kind]}
          {points < 0 && <span className="ml-1.5 font-normal text-ink-3">{text.takenBack}</span>}
        </p>
        <p className="text-sm text-ink-3">
          {place !== '' &&
            (can.open ? (
              link(entry, { className: 'touch-target hover:text-ink hover:underline', children: place })
            ) : (
              <span>{place}</span>
            ))}
          {place !== '' && ' · '}
          <RelativeTime date={createdAt} />
        </p>
      </div>
      <span className={cx('font-semibold tabular-nums', points < 0 ? 'text-ink-3' : 'text-ink')}>
        {text.signed(points)}
      </span>
    </div>
  );
}

export interface PointHistoryProps {
  readonly page: number;
  readonly pageLink: (page: number, parts: LinkParts) => ReactNode;
  /** The way to where it was earned. */
  readonly entryLink: (entry: PointEntry, parts: LinkParts) => ReactNode;
  readonly toClubs: ReactNode;
}

/** What one earned and what was taken back, newest first, under the sums. */
export function PointHistory({ page, pageLink, entryLink, toClubs }: PointHistoryProps) {
  const histories = useQuery(listPointHistories({ query: page === 1 ? {} : { page } }));
  return (
    <section aria-labelledby="points">
      <Card isPadded={false} className="overflow-hidden">
        <Loaded
          from={histories}
          skeleton={
            <SkeletonGroup className="flex flex-col gap-6 p-5">
              {[1, 2, 2, 2].map((lines, index) => (
                <SkeletonText key={index} lines={lines} />
              ))}
            </SkeletonGroup>
          }
        >
          {({ contents, totalPoints, monthPoints }) => (
            <>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-4 desktop:px-5">
                <h2 id="points" className="text-lg font-bold">
                  {text.title}
                </h2>
                <p className="text-sm text-ink-2 tabular-nums">
                  {text.thisMonth} <b className="text-ink">{text.points(monthPoints)}</b>
                  {' · '}
                  {text.total} <b className="text-ink">{text.points(totalPoints)}</b>
                </p>
              </div>
              {contents.length === 0 ? (
                <EmptyState icon="star" action={toClubs} className="border-t border-line">
                  {text.empty}
                </EmptyState>
              ) : (
                <ul
                  aria-label={text.list}
                  aria-busy={histories.isPlaceholderData}
                  className={cx(
                    'divide-y divide-line border-t border-line',
                    histories.isPlaceholderData && 'opacity-60',
                  )}
                >
                  {contents.map((entry) => (
                    <li key={entry.pointHistorySequence}>
                      <Entry entry={entry} link={entryLink} />
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </Loaded>
      </Card>
      <Pagination page={page} pageCount={pageCount(histories.data, ENTRIES_A_PAGE)} link={pageLink} className="mt-8" />
    </section>
  );
}
