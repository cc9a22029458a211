import type { FriendStatus, FriendStep } from '@dure/contract/people/friends/friend-status';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { getMember } from '../../api/people/friends/friends.reads.ts';
import { memberText as text } from '../../features/people/friends/friends.text.ts';
import { MemberActivity } from '../../features/people/friends/MemberActivity.tsx';
import { StepButtons } from '../../features/people/friends/StepButtons.tsx';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Avatar } from '../../ui/people/Avatar.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const route = getRouteApi('/members/$memberUUID');

/** What can be done from where one stands, what joins two people first. */
const STEPS: Readonly<Record<FriendStatus, readonly FriendStep[]>> = {
  SELF: [],
  NONE: ['ASK', 'BLOCK'],
  REQUESTED: ['CANCEL', 'BLOCK'],
  WAITING: ['ACCEPT', 'DECLINE', 'BLOCK'],
  FRIENDS: ['REMOVE', 'BLOCK'],
  BLOCKED: ['UNBLOCK'],
};

const skeleton = (
  <SkeletonGroup className="flex items-center gap-4">
    <Skeleton className="size-20 rounded-full" />
    <Skeleton className="h-7 w-40" />
  </SkeletonGroup>
);

/** A member as the viewer may see them; who cannot be seen is in the same words as nobody. */
export function MemberScreen() {
  const { memberUUID } = route.useParams();
  const profile = useQuery(getMember({ params: { memberUUID } }));
  const name = useRef<HTMLHeadingElement>(null);
  usePageTitle(profile.data?.member.nickname ?? text.title);
  const toFriends = <RouterButtonLink to="/studyroom/friends">{text.toFriends}</RouterButtonLink>;
  // What was seen before counts no more: they may have blocked one since.
  const isGone = profile.error !== null && isUnknown(profile.error);
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      {isGone ? (
        <EmptyState icon="user" action={toFriends}>
          <h1 className="font-bold text-ink">{text.unknown}</h1>
          <p>{text.unknownHint}</p>
        </EmptyState>
      ) : (
        <Loaded from={profile} skeleton={skeleton}>
          {({ member, friendStatus, activity }) => (
            <>
              <Card className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-4">
                <Avatar name={member.nickname} image={member.profileImageUrl} size="huge" />
                <div className="min-w-0 flex-[1_1_12rem]">
                  <h1 ref={name} tabIndex={-1} className="text-xl font-bold break-words outline-none desktop:text-2xl">
                    {member.nickname}
                  </h1>
                  <p className="text-ink-2">{friendStatus === 'SELF' ? text.self : text.standing[friendStatus]}</p>
                </div>
                {friendStatus === 'SELF' ? (
                  toFriends
                ) : (
                  <StepButtons member={member} steps={STEPS[friendStatus]} onDone={() => name.current?.focus()} />
                )}
              </Card>
              {activity ? (
                <MemberActivity {...activity} />
              ) : (
                friendStatus !== 'BLOCKED' && (
                  <p className="px-1 text-ink-2">{friendStatus === 'FRIENDS' ? text.kept : text.closed}</p>
                )
              )}
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
