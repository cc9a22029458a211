/** Club status codes by name (specification, section 4). */
export const CLUB_STATUS = {
  draft: '0000',
  waitingForApproval: '0100',
  approved: '0110',
  rejected: '0120',
  scheduled: '0200',
  postponed: '0210',
  cancelled: '0220',
  recruiting: '0300',
  recruitmentClosed: '0310',
  running: '0400',
  finished: '0500',
} as const;

/** Their labels. */
export const CLUB_STATUS_LABELS = {
  '0000': '임시저장',
  '0100': '개설요청승인대기',
  '0110': '개설요청승인',
  '0120': '개설요청반려',
  '0200': '진행예정',
  '0210': '진행연기',
  '0220': '진행취소',
  '0300': '모집중',
  '0310': '모집마감',
  '0400': '진행중',
  '0500': '진행완료',
} as const;
export type ClubStatus = keyof typeof CLUB_STATUS_LABELS;

/** Label of a status code; '없음' for any other code. */
export const clubStatusLabel = (code: string): string => CLUB_STATUS_LABELS[code as ClubStatus] ?? '없음';

export type ClubEvent =
  | 'SAVE_DRAFT'
  | 'SUBMIT_FOR_APPROVAL'
  | 'SUBMIT'
  | 'APPROVE'
  | 'REJECT'
  | 'SCHEDULE'
  | 'OPEN_RECRUITMENT'
  | 'CLOSE_RECRUITMENT'
  | 'REOPEN_RECRUITMENT'
  | 'START'
  | 'POSTPONE'
  | 'CANCEL'
  | 'FINISH';

/**
 * Which event leads from where to where (decisions, section 4). A missing entry is a refusal. `SAVE_DRAFT` begins a club,
 * so it leads from nowhere.
 */
export const CLUB_TRANSITIONS: Readonly<Record<ClubEvent, Partial<Record<ClubStatus, ClubStatus>>>> = {
  SAVE_DRAFT: {},
  SUBMIT_FOR_APPROVAL: { '0000': '0100', '0120': '0100' },
  SUBMIT: { '0000': '0110', '0120': '0110' },
  APPROVE: { '0100': '0110' },
  REJECT: { '0100': '0120' },
  SCHEDULE: { '0110': '0200' },
  OPEN_RECRUITMENT: { '0110': '0300', '0200': '0300', '0210': '0300' },
  CLOSE_RECRUITMENT: { '0300': '0310' },
  REOPEN_RECRUITMENT: { '0310': '0300' },
  START: { '0300': '0400', '0310': '0400', '0210': '0400' },
  POSTPONE: { '0200': '0210', '0300': '0210', '0310': '0210', '0400': '0210' },
  CANCEL: { '0200': '0220', '0300': '0220', '0310': '0220', '0400': '0220' },
  FINISH: { '0400': '0500' },
};

const { draft, waitingForApproval, rejected, scheduled, postponed, cancelled, recruiting, recruitmentClosed } =
  CLUB_STATUS;
const { running, finished } = CLUB_STATUS;
const among = (statuses: readonly string[]) => {
  const set = new Set(statuses);
  return (status: string): boolean => set.has(status);
};

/** What a list of clubs for everybody can hold. */
export const LISTED_STATUSES = [scheduled, postponed, recruiting, recruitmentClosed, running, finished] as const;
/** Approved and not over: members can be made, by joining as far as recruitment allows it or by the club's admins. */
export const MEMBER_TAKING_STATUSES = [scheduled, postponed, recruiting, recruitmentClosed, running] as const;

/** Whether the club is a draft or was sent back: still being written by its author. */
export const isBeingWritten = among([draft, rejected]);
/** Whether nobody but its author and the managers has seen the club. */
export const isUnopened = among([draft, waitingForApproval, rejected]);
/** Whether the club was approved and set up, whatever became of it; the codes stand in the order of a club's life. */
export const wasOpened = (status: string): boolean => status >= scheduled;
/** Whether the club's admins may make people members. */
export const takesMembers = among(MEMBER_TAKING_STATUSES);
/** Whether the club is over: read-only for members. */
export const isFinalStatus = among([cancelled, finished]);
/** Where a club stands among a person's own: what runs first, what is over last. */
export const placeAmongOwn = (status: string): number => {
  if (status === running) return 0;
  return isFinalStatus(status) ? 2 : 1;
};
