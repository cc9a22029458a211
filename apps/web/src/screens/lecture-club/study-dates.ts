import type { StudyOutline } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';

type Dated = Pick<StudyOutline, 'startAt' | 'endAt'>;

export const hasBegun = ({ startAt }: Dated, now: number): boolean => startAt !== null && Date.parse(startAt) <= now;
/** Whether it is taken up now. */
export const isNow = (study: Dated, now: number): boolean =>
  hasBegun(study, now) && study.endAt !== null && now < Date.parse(study.endAt);
