import { ABOUT_STATUS, aboutStatusShortLabel } from '@dure/contract/clubs/clubs/about-status';
import { CLUB_STATUS, clubStatusLabel } from '@dure/contract/clubs/clubs/club-status';
import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { formatMonthDay } from '../../../../ui/dates/format-date.ts';
import { clubsText } from './clubs.text.ts';

const { standing: words } = clubsText;
const OWN = new Set<string>([ABOUT_STATUS.pending, ABOUT_STATUS.rejected, ABOUT_STATUS.joined, ABOUT_STATUS.expelled]);

export interface Standing {
  /** The specification's word for what the viewer is to the club, or else for the club's own state. */
  readonly state: string;
  /** Whether, how and until when one gets in, or how far one is. */
  readonly facts: readonly string[];
}

const placesLeft = ({ capacity, memberCount }: ClubCard) =>
  capacity === null ? [] : [words.left(Math.max(0, capacity - memberCount))];

function wayIn(club: ClubCard, now: number, timeZone: string): string[] {
  const { clubStatus, isJoinable, joinApproval, recruitEndAt, startAt, capacity, memberCount } = club;
  const how = joinApproval ? words.approval : words.code;
  if (clubStatus === CLUB_STATUS.recruiting) {
    if (!isJoinable) return [capacity !== null && memberCount >= capacity ? words.full : words.over];
    const until = recruitEndAt ?? startAt;
    const isAhead = until !== null && Date.parse(until) > now;
    return [isAhead ? words.until(formatMonthDay(until, timeZone), how) : how, ...placesLeft(club)];
  }
  if (clubStatus === CLUB_STATUS.running) return [isJoinable ? words.late(how) : words.closed];
  return [];
}

/** Where the viewer stands with a club, in the one sentence of its card. */
export function standingOf(club: ClubCard, now: number, timeZone: string): Standing {
  const { clubStatus, clubAboutStatus, isClubAdmin, myProgress, startAt, memberCount, capacity } = club;
  if (isClubAdmin)
    return { state: clubsText.run, facts: [clubStatusLabel(clubStatus), clubsText.members(memberCount, capacity)] };
  if (myProgress !== null) {
    const isAhead = startAt !== null && Date.parse(startAt) > now;
    const state =
      clubAboutStatus === ABOUT_STATUS.finished ? clubStatusLabel(clubStatus) : aboutStatusShortLabel(clubAboutStatus);
    return {
      state,
      facts: [isAhead ? words.starts(formatMonthDay(startAt, timeZone)) : clubsText.progress(myProgress)],
    };
  }
  if (OWN.has(clubAboutStatus)) return { state: aboutStatusShortLabel(clubAboutStatus), facts: [] };
  return { state: clubStatusLabel(clubStatus), facts: wayIn(club, now, timeZone) };
}
