import { ABOUT_STATUS, joinabilityLabel } from '@dure/contract/clubs/clubs/about-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { clubAboutText } from './club-about.text.ts';
import { joinState } from './join-state.ts';

const words = clubAboutText.join;
const { recruiting: OPEN, recruitmentClosed: CLOSED } = CLUB_STATUS;

/** Whether one can join, for who has not (decisions, section 2); null where that is no question, or the way in says it. */
export function joinability(club: Parameters<typeof joinState>[0], logged: boolean): string | null {
  const { clubAboutStatus, can } = club;
  if (can.enter || can.manage) return null;
  if (clubAboutStatus === ABOUT_STATUS.finished) return words.over;
  const isOpen = clubAboutStatus === OPEN;
  if (joinState(club, logged).byCode) return isOpen ? words.joinability(joinabilityLabel(OPEN)) : null;
  // The club's own state says nothing of a place that is left.
  return words.joinability(joinabilityLabel(isOpen ? CLOSED : clubAboutStatus));
}
