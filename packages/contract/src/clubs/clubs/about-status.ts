import { CLUB_STATUS, type ClubStatus } from './club-status.ts';

/** About status codes that say what the viewer is to a club; the others say the club's own state (specification, section 4). */
export const ABOUT_STATUS = {
  pending: '0301',
  rejected: '0302',
  joined: '0401',
  finished: '0500',
  expelled: '0600',
} as const;
export type AboutStatus = '0200' | '0210' | '0300' | '0301' | '0302' | '0310' | '0400' | '0401' | '0500' | '0600';
export type MembershipStatus = 'PENDING' | 'MEMBER' | 'REJECTED' | 'CANCELLED' | 'LEFT' | 'EXPELLED';

const OTHER_ABOUT = '모집 대기중';

/** Labels of the about status as a visitor reads them (specification, section 4); `OTHER_ABOUT` for any other code. */
export const ABOUT_LABELS: Record<AboutStatus, string> = {
  '0200': '클럽개설중',
  '0300': '모집중',
  '0301': '가입승인대기중',
  '0302': '가입거절',
  '0310': '모집완료',
  '0210': '연기',
  '0400': '진행중',
  '0401': '가입완료',
  '0500': '클럽종료',
  '0600': '클럽강퇴',
};
/** The same in the shorter words of lists; where the specification has one word, it is the same. */
const SHORT_LABELS: Record<AboutStatus, string> = {
  ...ABOUT_LABELS,
  '0200': '대기중',
  '0302': '가입반려',
  '0310': '모집마감',
  '0500': '완료',
  '0600': '종료',
};
const JOIN_LABELS: Partial<Record<AboutStatus, string>> = {
  '0300': '가입가능',
  '0301': '승인대기',
  '0401': '가입완료',
  '0500': '가입완료',
};

export const aboutStatusLabel = (code: string): string => ABOUT_LABELS[code as AboutStatus] ?? OTHER_ABOUT;
export const aboutStatusShortLabel = (code: string): string => SHORT_LABELS[code as AboutStatus] ?? OTHER_ABOUT;
export const joinabilityLabel = (code: string): string => JOIN_LABELS[code as AboutStatus] ?? '가입불가';

const OF_CLUB: Record<ClubStatus, AboutStatus> = {
  '0000': '0200',
  '0100': '0200',
  '0110': '0200',
  '0120': '0200',
  '0200': '0200',
  '0210': '0210',
  '0220': '0310',
  '0300': '0300',
  '0310': '0310',
  '0400': '0400',
  '0500': '0500',
};

/** A club's status for one viewer: their membership goes before the club's own state (decisions, section 4). */
export function aboutStatus(club: ClubStatus, membership: MembershipStatus | null): AboutStatus {
  switch (membership) {
    case 'EXPELLED':
      return ABOUT_STATUS.expelled;
    case 'PENDING':
      return ABOUT_STATUS.pending;
    case 'REJECTED':
      return ABOUT_STATUS.rejected;
    case 'MEMBER':
      return club === CLUB_STATUS.finished ? ABOUT_STATUS.finished : ABOUT_STATUS.joined;
    default:
      return OF_CLUB[club];
  }
}
