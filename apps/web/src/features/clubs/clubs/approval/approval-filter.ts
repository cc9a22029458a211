import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { CLUB_STATUS, CLUB_STATUS_LABELS } from '@dure/contract/clubs/clubs/club-status';
import type { listManagedClubs } from '@dure/contract/clubs/clubs/clubs.endpoints';
import { MANAGED_CLUBS_A_PAGE } from '@dure/contract/platform/pages/first-calls';
import type { Input } from '@dure/contract/http/endpoint';
import { isCalendarDay } from '../../../../ui/dates/days/calendar-day.ts';
import { filteredDays } from '../../../../ui/dates/days/day.ts';
import { PAGE_SIZES } from '../../../../ui/lists/PageSizeSelect.tsx';
import type { ManagedSort } from './managed-sorts.ts';

/** The filter as the address holds it; days are calendar days of the tenant. */
export interface ApprovalFilter {
  readonly status?: string;
  readonly type?: string;
  readonly keyword?: string;
  readonly from?: string;
  readonly to?: string;
}
export interface ApprovalPlace extends ApprovalFilter {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: ManagedSort;
  readonly direction?: 'DESC';
}

export const ALL = 'ALL';
const WAITING = CLUB_STATUS.waitingForApproval;

/** What is filtered by when the address says nothing: the clubs that wait for a decision. */
export const statusOf = ({ status = WAITING }: ApprovalFilter): string =>
  status === ALL || status in CLUB_STATUS_LABELS ? status : WAITING;

/** A size that the table offers, whatever the address says. */
export const sizeOf = ({ size = MANAGED_CLUBS_A_PAGE }: ApprovalPlace): number =>
  PAGE_SIZES.includes(size) ? size : MANAGED_CLUBS_A_PAGE;

/** The days of the filter, where the address has both and in this order. */
export function daysOf({ from, to }: ApprovalFilter): { start: string; end: string } | null {
  return isCalendarDay(from) && isCalendarDay(to) && from <= to ? { start: from, end: to } : null;
}

/** The call's parameters for a place. */
export function queryOf(place: ApprovalPlace, zone: string): NonNullable<Input<typeof listManagedClubs>['query']> {
  const { page = 1, keyword, type, sort, direction } = place;
  const status = statusOf(place);
  const days = daysOf(place);
  return {
    page,
    size: sizeOf(place),
    ...(status !== ALL && { clubStatus: status }),
    ...((type === CLUB_TYPE.quiz || type === CLUB_TYPE.lecture) && { clubType: type }),
    ...(keyword !== undefined && { keyword }),
    ...(sort !== undefined && { sort, ...(direction && { direction }) }),
    ...(days && filteredDays(days.start, days.end, zone)),
  };
}

/** The same for the whole table: a file has no pages. */
export function exportQueryOf(place: ApprovalPlace, zone: string) {
  const { page: _page, size: _size, ...query } = queryOf(place, zone);
  return query;
}
