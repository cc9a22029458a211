import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { FriendNews } from '@dure/contract/people/friends/friend-news.endpoints';
import { Link } from '@tanstack/react-router';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { friendNewsText as text } from './friends.text.ts';

const saidOf = ({ kind, clubName, count }: FriendNews): string =>
  kind === 'JOINED' ? text.said.JOINED(clubName) : text.said[kind](count);

/** What friends did, each leading to the club. */
export function FriendNewsList({ label, news }: { readonly label: string; readonly news: readonly FriendNews[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {news.map((one) => (
        <li key={`${one.kind} ${one.member.memberUUID} ${one.clubSequence} ${one.no ?? ''}`}>
          <Link
            to={one.clubType === CLUB_TYPE.lecture ? '/lecture/$clubSequence' : '/quiz/$clubSequence'}
            params={{ clubSequence: one.clubSequence }}
            className="flex min-h-11 gap-2.5 px-4 py-2.5 hover:bg-sunken desktop:px-5"
          >
            <Avatar name={one.member.nickname} image={one.member.profileImageUrl} size="small" />
            <span className="min-w-0">
              <span className="block text-pretty wrap-anywhere">
                <strong>{one.member.nickname}</strong>
                {saidOf(one)}
              </span>
              <span className="block text-sm wrap-anywhere text-ink-3">
                {one.no !== null && `${text.place(one.clubName, one.no)} · `}
                <RelativeTime date={one.at} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
