import { useRouter } from '@tanstack/react-router';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { gradersText } from '../graders/graders.text.ts';
import type { OtherGrader } from '../graders/use-graders.ts';
import { searchOf, type GradingList } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { ENTER_SAVES } from '../keys/grading-keys.ts';
import { useGrading } from '../state/grading-context.ts';
import { useShortTime } from '../use-short-time.ts';
import { handleArrows } from './arrow-keys.ts';
import { addressOf } from './queue-order.ts';
import { QueueMark, type QueueMarkProps } from './QueueMark.tsx';
import { statusLine } from './status-line.ts';

const text = gradingText.item;

const whoseLine = ({ member, isLooking }: OtherGrader) =>
  isLooking ? gradersText.lookingNow(member.nickname) : gradersText.owned(member.nickname);

export interface QueueLinkProps extends QueueMarkProps {
  readonly list: GradingList;
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
}

/** Opens the answer, and says whose it is, how it stands and why it comes early. */
export function QueueLink({ list, isCurrent, isTabStop, ...mark }: QueueLinkProps) {
  const { item, other } = mark;
  const { client, dispatch } = useGrading();
  const { options, state } = useRouter();
  const short = useShortTime();
  const { nickname, profileImageUrl } = item.member;
  const reason = item.reason && !other ? text.reasons[item.reason.kind](item.reason) : undefined;
  const answer = addressOf(list.club, item);
  const preload = () => void client.prefetchQuery(getMemberAnswer({ params: answer }));
  return (
    <a
      href={state.location.pathname + options.stringifySearch(searchOf({ ...list, answer }))}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        dispatch({ kind: 'open', item });
      }}
      onPointerEnter={preload}
      onFocus={preload}
      onKeyDown={handleArrows}
      tabIndex={isTabStop ? 0 : -1}
      {...(isCurrent && { 'aria-current': 'page', ...ENTER_SAVES })}
      className="flex min-h-13 min-w-0 flex-1 items-center gap-2.5 py-0.5 pr-3 -outline-offset-2 transition-colors hover:bg-sunken desktop:aria-[current=page]:bg-brand-soft"
    >
      <Avatar name={nickname} image={profileImageUrl} size="small" />
      <span className="min-w-0 flex-1">
        <span className="flex h-6 items-center justify-between gap-2 text-sm">
          <span className="truncate font-semibold">{nickname}</span>
          <QueueMark {...mark} />
        </span>
        <span className="block truncate text-xs text-ink-3 tabular-nums" title={reason}>
          {text.quiz(item.no)} · {reason !== undefined && <span className="text-pre">{reason} · </span>}
          {other ? whoseLine(other) : statusLine(item, short)}
        </span>
      </span>
    </a>
  );
}
