import type { Ranked } from '@dure/contract/people/ranking/ranking.endpoints';
import { Link } from '@tanstack/react-router';
import { cx } from '../../../ui/cx.ts';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { rankingText as text } from './ranking.text.ts';

export interface RankedListProps {
  readonly label: string;
  readonly rows: readonly Ranked[];
  readonly isOld?: boolean;
}

/** Places with their people; one's own stands out. */
export function RankedList({ label, rows, isOld = false }: RankedListProps) {
  return (
    <ol aria-label={label} aria-busy={isOld} className={cx('divide-y divide-line', isOld && 'opacity-60')}>
      {rows.map(({ rank, points, member, isMe }) => (
        <li
          key={member.memberUUID}
          aria-current={isMe ? 'true' : undefined}
          className="flex min-h-11 items-center gap-2.5 px-4 aria-[current=true]:bg-brand-soft desktop:px-5"
        >
          <span className="min-w-12 font-semibold text-ink-2 tabular-nums">{text.rank(rank)}</span>
          <Avatar name={member.nickname} image={member.profileImageUrl} size="small" />
          <span className={cx('flex min-w-0 flex-1 items-center gap-1.5', isMe && 'font-bold')}>
            <Link
              to="/members/$memberUUID"
              params={{ memberUUID: member.memberUUID }}
              className="flex min-h-11 min-w-11 items-center hover:underline"
            >
              <span className="truncate">{member.nickname}</span>
            </Link>
            {isMe && <span className="text-sm font-normal text-ink-2">{text.me}</span>}
          </span>
          <span className="text-sm text-ink-2 tabular-nums">{text.points(points)}</span>
        </li>
      ))}
    </ol>
  );
}
