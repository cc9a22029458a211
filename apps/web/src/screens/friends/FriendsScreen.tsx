import type { FriendStep } from '@dure/contract/people/friends/friend-status';
import { FRIENDS_A_PAGE, TIES_AT_ONCE } from '@dure/contract/platform/pages/first-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { listMyBlocks, listMyFriendRequests, listMyFriends } from '../../api/people/friends/friends.reads.ts';
import { FindFriend } from '../../features/people/friends/FindFriend.tsx';
import { PeopleCard, type PersonRow } from '../../features/people/friends/PeopleCard.tsx';
import { StepButtons } from '../../features/people/friends/StepButtons.tsx';
import { friendsText as text } from '../../features/people/friends/friends.text.ts';
import { useLive } from '../../kernel/live.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { RelativeTime } from '../../ui/dates/RelativeTime.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const route = getRouteApi('/studyroom/friends');

const skeleton = (
  <SkeletonGroup className="flex flex-col gap-4">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} className="h-10 w-full" />
    ))}
  </SkeletonGroup>
);

/** One's friends, who asks and who was asked, and how to find and not to be found. */
export function FriendsScreen() {
  usePageTitle(text.title);
  const { page = 1 } = route.useSearch();
  const friends = useQuery(listMyFriends({ query: { size: FRIENDS_A_PAGE, ...(page > 1 && { page }) } }));
  const received = useQuery(listMyFriendRequests({ query: { size: TIES_AT_ONCE } }));
  const sent = useQuery(listMyFriendRequests({ query: { size: TIES_AT_ONCE, direction: 'SENT' } }));
  const blocked = useQuery(listMyBlocks({ query: { size: TIES_AT_ONCE } }));
  const client = useQueryClient();
  useLive(undefined, ({ kind }) => {
    if (kind !== 'notification' && kind !== 'resync') return;
    for (const { key } of [listMyFriends, listMyFriendRequests]) void client.invalidateQueries({ queryKey: key() });
  });
  const people = useRef<HTMLDivElement>(null);

  const rowOf = (steps: readonly FriendStep[]) => (one: { member: PersonRow['member']; requestedAt?: string }) => ({
    member: one.member,
    ...(one.requestedAt !== undefined && { note: <RelativeTime date={one.requestedAt} /> }),
    actions: <StepButtons member={one.member} steps={steps} size="small" onDone={() => people.current?.focus()} />,
  });
  const listOf = (
    title: string,
    from: { readonly data?: { contents: { member: PersonRow['member'] }[]; totalElements: number } | undefined },
    steps: readonly FriendStep[],
  ) =>
    from.data &&
    from.data.totalElements > 0 && (
      <PeopleCard title={title} rows={from.data.contents.map(rowOf(steps))} total={from.data.totalElements}>
        {from.data.totalElements > TIES_AT_ONCE && (
          <p className="px-4 py-3 text-sm text-ink-3 desktop:px-5">{text.more(TIES_AT_ONCE)}</p>
        )}
      </PeopleCard>
    );

  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={text.lead} className="mb-4" />
      <Loaded from={friends} skeleton={skeleton}>
        {({ contents, totalElements, isFindable, showsActivity }) => (
          <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_360px] desktop:grid-rows-[auto_1fr]">
            {listOf(text.received, received, ['ACCEPT', 'DECLINE'])}
            <div className="min-w-0 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
              <FindFriend isFindable={isFindable} showsActivity={showsActivity} />
            </div>
            <div
              ref={people}
              tabIndex={-1}
              role="group"
              aria-label={text.title}
              className="flex min-w-0 flex-col gap-5 outline-none desktop:col-start-1"
            >
              <PeopleCard
                title={text.friends}
                rows={contents.map(({ member, monthPoints }) => ({
                  member,
                  ...(monthPoints !== null && { note: text.points(monthPoints) }),
                }))}
                total={totalElements}
                empty={<EmptyState icon="users">{text.empty}</EmptyState>}
              />
              <Pagination
                page={page}
                pageCount={pageCount({ totalElements }, FRIENDS_A_PAGE)}
                link={(to, parts) => (
                  <Link
                    from="/studyroom/friends"
                    to="/studyroom/friends"
                    search={(old) => withPage(old, to)}
                    {...parts}
                  />
                )}
              />
              {listOf(text.sent, sent, ['CANCEL'])}
              {listOf(text.blocked, blocked, ['UNBLOCK'])}
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
