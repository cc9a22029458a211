import type { BehindMember, ClubDashboard } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { useNow } from '../../../../ui/dates/use-now.ts';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { runningText } from './running.text.ts';

const text = runningText.checkIn;
/** Whoever was written to in these days is not chosen again by themselves. */
const QUIET_MS = 7 * 24 * 60 * 60_000;

function heard(member: BehindMember, zone: string): readonly [string, string | null] {
  const { lastAnswerAt, lastMessageAt, joinedAt, submittedCount, finalCount } = member;
  const day = (instant: string) => formatMonthDay(instant, zone);
  const first = lastAnswerAt === null ? text.neverAnswered : text.lastAnswer(day(lastAnswerAt));
  if (lastMessageAt !== null) return [first, text.written(day(lastMessageAt))];
  if (submittedCount > 0) return [first, finalCount === 0 ? text.preOnly(submittedCount) : text.finals(finalCount)];
  return [first, joinedAt === null ? null : text.joined(day(joinedAt))];
}

export interface CheckInProps {
  readonly clubSequence: number;
  readonly work: ClubDashboard['work'];
  /** The form that writes to those who are chosen. */
  readonly form: (recipients: readonly string[]) => ReactNode;
}

/** Members who fall behind, and a word to those who are chosen among them. */
export function CheckIn({ clubSequence, work: { behind, behindCount }, form }: CheckInProps) {
  const zone = useTimeZone();
  const now = useNow();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = ({ memberUUID, lastMessageAt }: BehindMember) =>
    changed.get(memberUUID) ?? (lastMessageAt === null || now - Date.parse(lastMessageAt) > QUIET_MS);
  return (
    <Card as="aside" aria-labelledby="check-in" className="self-start">
      <h2 id="check-in" className="text-lg font-bold">
        {text.title}
      </h2>
      {behind.length === 0 ? (
        <p className="mt-1 text-ink-3">{text.nobody}</p>
      ) : (
        <>
          <p className="text-sm text-ink-2">{text.hint(behindCount)}</p>
          <ul className="mt-2 divide-y divide-line border-t border-line">
            {behind.map((member) => {
              const { memberUUID, nickname, profileImageUrl } = member;
              const [first, second] = heard(member, zone);
              return (
                <li key={memberUUID} className="flex min-h-13 items-center gap-3">
                  <Checkbox
                    aria-label={text.choose(nickname)}
                    isSelected={isChosen(member)}
                    onChange={(is) => setChanged(new Map(changed).set(memberUUID, is))}
                  />
                  <Avatar name={nickname} image={profileImageUrl} size="small" />
                  <Link
                    to="/quiz-dashboard/$clubSequence/progress"
                    params={{ clubSequence }}
                    search={{ member: memberUUID }}
                    className="flex min-h-11 min-w-0 flex-1 items-center underline-offset-4 hover:underline"
                  >
                    <span className="truncate font-semibold">{nickname}</span>
                  </Link>
                  <span className="text-right text-sm text-ink-2 tabular-nums">
                    {first}
                    {second !== null && <span className="block text-ink-3">{second}</span>}
                  </span>
                </li>
              );
            })}
          </ul>
          {behindCount > behind.length && (
            <Link
              to="/quiz-dashboard/$clubSequence/progress"
              params={{ clubSequence }}
              search={{ filter: 'behind' }}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
            >
              {text.all(behindCount)}
            </Link>
          )}
          <div className="mt-3">{form(behind.filter(isChosen).map(({ memberUUID }) => memberUUID))}</div>
        </>
      )}
    </Card>
  );
}
