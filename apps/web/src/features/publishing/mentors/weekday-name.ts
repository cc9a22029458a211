import { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import type { MentorHour } from '@dure/contract/publishing/mentors/mentor-hours';
import { uiText } from '../../../ui/ui.text.ts';

const DAYS_OF_WEEK = 7;

/** `월`: the list of names begins with Sunday. */
export const weekdayName = (weekday: MentorHour['weekday']): string =>
  uiText.date.weekdays[(WEEKDAYS.indexOf(weekday) + 1) % DAYS_OF_WEEK]!;
