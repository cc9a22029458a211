import { ABOUT_STATUS } from '@dure/contract/clubs/clubs/about-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { clubAboutText } from './club-about.text.ts';

const { state: words } = clubAboutText.join;
const { recruiting: RECRUITING, running: RUNNING } = CLUB_STATUS;

type Facts = Pick<
  ClubAbout,
  'clubStatus' | 'clubAboutStatus' | 'isPublic' | 'isJoinable' | 'joinApproval' | 'capacity' | 'memberCount' | 'can'
>;

export interface JoinState {
  /** Whether, how and until when one gets in; after it what else there is to know. */
  readonly sentences: readonly string[];
  readonly byCode: boolean;
  readonly byRequest: boolean;
}

const SENTENCES: Readonly<Record<string, string>> = {
  [CLUB_STATUS.scheduled]: words.scheduled,
  [CLUB_STATUS.postponed]: words.postponed,
  [CLUB_STATUS.cancelled]: words.cancelled,
  [CLUB_STATUS.recruitmentClosed]: words.closed,
  [CLUB_STATUS.recruiting]: words.full,
  [CLUB_STATUS.running]: words.running,
  [CLUB_STATUS.finished]: words.finished,
};

/** `until`: the day on which recruitment ends, where it is known. A visitor is offered what they can do once they are logged in; a member is told by the server what they can. */
export function joinState(club: Facts, logged: boolean, until: string | null = null): JoinState {
  const { clubStatus, clubAboutStatus, can } = club;
  const isOpen = logged ? can.join : club.isJoinable;
  const byRequest = isOpen && club.isPublic && clubStatus === RECRUITING;
  if (clubAboutStatus === ABOUT_STATUS.pending) return { sentences: [words.pending], byCode: false, byRequest: false };
  if (clubAboutStatus === ABOUT_STATUS.expelled)
    return { sentences: [words.expelled], byCode: false, byRequest: false };
  const rejected = clubAboutStatus === ABOUT_STATUS.rejected ? [words.rejected] : [];
  if (isOpen) {
    const { joinApproval, capacity, memberCount } = club;
    const late = joinApproval ? words.lateApproval : words.late;
    const open = clubStatus === RUNNING ? late : (joinApproval ? words.openApproval : words.open)(until);
    const seats = capacity === null ? [] : [words.seats(capacity, Math.max(0, capacity - memberCount))];
    const again = rejected.length > 0 ? [words.rejected, words.again] : [];
    return { sentences: [...again, open, ...seats, ...(byRequest ? [words.orRequest] : [])], byCode: true, byRequest };
  }
  const closed = can.manage ? words.manage : SENTENCES[clubStatus];
  return { sentences: [...rejected, ...(closed === undefined ? [] : [closed])], byCode: false, byRequest: false };
}
