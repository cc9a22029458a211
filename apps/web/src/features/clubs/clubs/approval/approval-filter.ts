import { CLUB_STATUS, CLUB_STATUS_LABELS } from '@dure/contract/clubs/clubs/club-status';
import type { listManagedClubs } from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { Input } from '@dure/contract/http/endpoint';
import { filteredDays } from '../../../../ui/dates/days/day.ts';
import type { FilterField, FilterValues } from '../../../../ui/filters/filter-fields.ts';
import { filtersIn } from '../../../../ui/filters/filters-in.ts';
import { pageSizeOf } from '../../../../ui/lists/PageSizeSelect.tsx';
import { clubApprovalText } from './club-approval.text.ts';
import type { ManagedSort } from './managed-sorts.ts';

const text = clubApprovalText.filter;

export interface ApprovalPlace extends FilterValues {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: ManagedSort;
  readonly direction?: 'DESC';
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const approvalFields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: text.keyword },
  { kind: 'choice', name: 'status', label: text.status, options: optionsOf(CLUB_STATUS_LABELS) },
  { kind: 'choice', name: 'type', label: text.type, options: optionsOf(text.types) },
  { kind: 'fromToDate', name: 'day', label: text.period },
];

/** In the address for clubs of every status; without one stand those that wait for a decision. */
const ALL = 'ALL';

/** The conditions that an address holds. */
export function approvalConditions(place: ApprovalPlace): FilterValues {
  const conditions = filtersIn(approvalFields, place);
  return place['status'] === ALL ? conditions : { status: CLUB_STATUS.waitingForApproval, ...conditions };
}

/** What a change of conditions leaves in the address; to take all of them off leads back to those that wait. */
export const approvalAddress = (part: FilterValues): FilterValues =>
  'status' in part && part['status'] === undefined && Object.keys(part).length === 1 ? { status: ALL } : part;

type Query = NonNullable<Input<typeof listManagedClubs>['query']>;

/** The call's parameters for a place. */
export function queryOf(place: ApprovalPlace, zone: string): Query {
  const { page = 1, sort, direction } = place;
  const { status, type, keyword, dayFrom, dayTo } = approvalConditions(place);
  return {
    page,
    size: pageSizeOf(place.size),
    ...(status !== undefined && { clubStatus: String(status) }),
    ...(type !== undefined && { clubType: type as NonNullable<Query['clubType']> }),
    ...(keyword !== undefined && { keyword: String(keyword) }),
    ...(sort !== undefined && { sort, ...(direction && { direction }) }),
    ...(dayFrom !== undefined && dayTo !== undefined && filteredDays(String(dayFrom), String(dayTo), zone)),
  };
}

/** The same for the whole table: a file has no pages. */
export function exportQueryOf(place: ApprovalPlace, zone: string) {
  const { page: _page, size: _size, ...query } = queryOf(place, zone);
  return query;
}
