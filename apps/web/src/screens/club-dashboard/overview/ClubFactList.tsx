import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { ReactNode } from 'react';
import { clubManageText } from '../../../features/clubs/clubs/manage/club-manage.text.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { formatDateRange, formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';

const text = clubManageText.overview;

export interface ClubFactListProps {
  readonly club: QuizClubDetail;
  readonly about: ClubAbout;
}

/** The dates and numbers of the club, and why it stopped where it did. */
export function ClubFactList({ club, about }: ClubFactListProps) {
  const zone = useTimeZone();
  const { startAt, endAt, recruitStartAt, recruitEndAt, clubStatus, statusReason } = club;
  const from = recruitStartAt === null ? text.fromOpening : formatDateTime(recruitStartAt, zone);
  const until = recruitEndAt === null ? text.untilStart : formatDateTime(recruitEndAt, zone);
  const reasonName = clubManageText.reasons[clubStatus];
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(startAt !== null && endAt !== null ? [[text.period, formatDateRange(startAt, endAt, zone)] as const] : []),
    [text.recruit, `${from} – ${until}`],
    [text.members, clubManageText.people(about.memberCount, about.capacity)],
    [text.quizzes, text.quizCount(about.quizCount, about.unpublishedCount)],
    ...(reasonName !== undefined && statusReason !== null ? [[reasonName, statusReason] as const] : []),
  ];
  return (
    <Card as="section" aria-labelledby="club-facts">
      <h2 id="club-facts" className="text-lg font-bold">
        {text.facts}
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 desktop:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="w-20 flex-none text-ink-3">{name}</dt>
            <dd className="min-w-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
