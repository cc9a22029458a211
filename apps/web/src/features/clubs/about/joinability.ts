import { joinabilityLabel } from '@dure/contract/clubs/about-status';
import { clubAboutText } from './club-about.text.ts';
import { joinState } from './join-state.ts';

const words = clubAboutText.join;
const RECRUITING = '0300';
const FINISHED = '0500';

/** Whether one can join, for who has not (decisions, section 2); null where that is no question, or the way in says it. */
export function joinability(club: Parameters<typeof joinState>[0], logged: boolean): string | null {
  const { clubAboutStatus, can } = club;
  if (can.enter || can.manage) return null;
  if (clubAboutStatus === FINISHED) return words.over;
  if (clubAboutStatus !== RECRUITING && joinState(club, logged).byCode) return null;
  return words.joinability(joinabilityLabel(clubAboutStatus));
}
