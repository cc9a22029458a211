import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import type { ReactNode } from 'react';
import { DateRangeText } from '../../../../ui/dates/DateText.tsx';
import { clubAboutText } from './club-about.text.ts';

const words = clubAboutText.facts;
const DAYS_OF_WEEK = 7;

const range = (start: string | null, end: string | null): ReactNode =>
  start !== null && end !== null ? <DateRangeText start={start} end={end} /> : words.undecided;

function factsOf(club: ClubAbout): { label: string; value: ReactNode }[] {
  const { studyCycle, weekCount, recruitStartAt, recruitEndAt, startAt } = club;
  const days =
    studyCycle.length === DAYS_OF_WEEK ? words.everyDay : studyCycle.map((day) => words.weekdays[day]).join(' · ');
  const isLecture = club.clubType === CLUB_TYPE.lecture;
  const parts = isLecture ? words.studies(club.studyCount ?? 0) : words.quizzes(club.quizCount, club.unpublishedCount);
  const amount = [...(weekCount === null ? [] : [words.weeks(weekCount)]), parts];
  return [
    { label: words.period, value: range(startAt, club.endAt) },
    ...(recruitStartAt === null
      ? []
      : [{ label: words.recruitment, value: range(recruitStartAt, recruitEndAt ?? startAt) }]),
    ...(days === '' ? [] : [{ label: words.days, value: days }]),
    { label: words.amount, value: amount.join(' · ') },
    { label: words.members, value: words.memberCount(club.memberCount, club.capacity) },
    ...(isLecture ? [] : [{ label: words.grading, value: words.gradings[club.officialGrading] }]),
    ...(club.anonymous ? [{ label: words.anonymous, value: words.anonymousYes }] : []),
    ...(club.joinApproval ? [{ label: words.joining, value: words.approval }] : []),
  ];
}

/** When, how much, with how many: a club in facts. */
export function ClubFactList({ club }: { readonly club: ClubAbout }) {
  return (
    <dl aria-label={words.title} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
      {factsOf(club).map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-sm leading-6 text-ink-3">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
