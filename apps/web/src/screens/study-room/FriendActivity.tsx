import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listFriendNews } from '../../api/people/friends/friends.reads.ts';
import { FriendNewsList } from '../../features/people/friends/FriendNewsList.tsx';
import { friendNewsText as text } from '../../features/people/friends/friends.text.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

/** What friends did lately in public clubs. */
export function FriendActivity() {
  const news = useQuery(listFriendNews({}));
  return (
    <Loaded
      from={news}
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" className="h-40" />
        </SkeletonGroup>
      }
    >
      {({ contents }) => (
        <Card as="section" aria-labelledby="friends-lately" isPadded={false} className="overflow-hidden">
          <div className="flex items-baseline justify-between gap-3 px-4 pt-4 pb-2 desktop:px-5">
            <h2 id="friends-lately" className="text-lg font-bold">
              {text.title}
            </h2>
            <span className="text-sm text-ink-3">{text.note}</span>
          </div>
          {contents.length > 0 ? (
            <FriendNewsList label={text.title} news={contents} />
          ) : (
            <p className="px-4 text-ink-2 desktop:px-5">{text.none}</p>
          )}
          <p className="px-4 py-2 desktop:px-5">
            <Link
              to="/studyroom/friends"
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
            >
              {text.friends}
            </Link>
          </p>
        </Card>
      )}
    </Loaded>
  );
}
