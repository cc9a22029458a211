import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { clubsText } from './clubs.text.ts';

const DAYS_OF_WEEK = 7;

/** `월·수·금`, or that it is every day. */
export function studyCycleText(days: ClubCard['studyCycle']): string {
  if (days.length === DAYS_OF_WEEK) return clubsText.everyDay;
  return days.map((day) => clubsText.weekdays[day]).join('·');
}

/** The first job group, job and level of a club; 'N/A' where it has none. */
export const audienceText = ({ jobGroups: [group], jobs: [job], jobLevels: [level] }: ClubCard): string =>
  [group, job, level].map((item) => item?.name ?? clubsText.notAvailable).join(' · ');

type Parts = Pick<ClubCard, 'clubType' | 'studyCount' | 'quizCount' | 'unpublishedCount'>;

/** What a club consists of: `21개 퀴즈` or `5개 강의`; who runs it is told of what is not published, too. */
export const partsOf = ({ clubType, studyCount, quizCount, unpublishedCount }: Parts) =>
  clubType === CLUB_TYPE.lecture ? clubsText.studies(studyCount ?? 0) : clubsText.quizzes(quizCount, unpublishedCount);

/** What a club asks for, after its dates: `월·수·금`, `7주`, `21개 퀴즈` or `5개 강의`; what is not known yet is left out. */
export function studyFacts(club: ClubCard): string[] {
  const { studyCycle, weekCount } = club;
  return [
    ...(studyCycle.length > 0 ? [studyCycleText(studyCycle)] : []),
    ...(weekCount === null ? [] : [clubsText.weeks(weekCount)]),
    partsOf(club),
  ];
}
