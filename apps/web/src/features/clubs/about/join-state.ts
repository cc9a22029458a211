import type { ClubAbout } from '@dure/contract/clubs/clubs.views';
import { clubAboutText } from './club-about.text.ts';

const { state: words } = clubAboutText.join;
const RECRUITING = '0300';
const RUNNING = '0400';

type Facts = Pick<ClubAbout, 'clubStatus' | 'clubAboutStatus' | 'isPublic' | 'joinApproval' | 'can'>;

export interface JoinState {
  /** Where the viewer stands and what comes next. */
  readonly sentences: readonly string[];
  readonly byCode: boolean;
  readonly byRequest: boolean;
}

const SENTENCES: Readonly<Record<string, string>> = {
  '0200': words.scheduled,
  '0210': words.postponed,
  '0220': words.cancelled,
  '0310': words.closed,
  '0400': words.running,
  '0500': words.finished,
};

/** A visitor is offered what they can do once they are logged in; a member is told by the server what they can. */
export function joinState(club: Facts, logged: boolean): JoinState {
  const { clubStatus, clubAboutStatus, can } = club;
  const isOpen = logged ? can.join : clubStatus === RECRUITING || clubStatus === RUNNING;
  const byRequest = isOpen && club.isPublic && clubStatus === RECRUITING;
  if (clubAboutStatus === '0301') return { sentences: [words.pending], byCode: false, byRequest: false };
  if (clubAboutStatus === '0600') return { sentences: [words.expelled], byCode: false, byRequest: false };
  const rejected = clubAboutStatus === '0302' ? [words.rejected] : [];
  if (isOpen) {
    const open = clubStatus === RUNNING ? words.late : club.joinApproval ? words.openApproval : words.open;
    const again = rejected.length > 0 ? [words.rejected, words.again] : [];
    return { sentences: [...again, open, ...(byRequest ? [words.orRequest] : [])], byCode: true, byRequest };
  }
  const closed = can.manage ? words.manage : SENTENCES[clubStatus];
  return { sentences: [...rejected, ...(closed === undefined ? [] : [closed])], byCode: false, byRequest: false };
}
