import { expect, test } from 'vitest';
import { approvalAddress, queryOf, type ApprovalPlace } from './approval-filter.ts';

const SEOUL = 'Asia/Seoul';

test('an address that says nothing asks for the first fifteen clubs that wait', () => {
  expect(queryOf({}, SEOUL)).toEqual({ page: 1, size: 15, clubStatus: '0100' });
});

test('days begin at 00:00 and end at 23:59 of the tenant', () => {
  expect(queryOf({ status: 'ALL', dayFrom: '2026-11-01', dayTo: '2026-11-30' }, SEOUL)).toEqual({
    page: 1,
    size: 15,
    from: '2026-10-31T15:00:00.000Z',
    to: '2026-11-30T14:59:00.000Z',
  });
});

test('filter, order and page are asked for as the address has them', () => {
  const place = { status: '0120', type: '0200', keyword: 'sql', sort: 'clubName', direction: 'DESC' } as const;
  expect(queryOf({ ...place, page: 3, size: 50 }, SEOUL)).toEqual({
    page: 3,
    size: 50,
    clubStatus: '0120',
    clubType: '0200',
    keyword: 'sql',
    sort: 'clubName',
    direction: 'DESC',
  });
});

const NONSENSE: [what: string, place: ApprovalPlace][] = [
  ['a status that there is not', { status: '9999' }],
  ['a size that is not offered', { size: 7 }],
  ['a kind that there is not', { type: 'X' }],
  ['one day alone', { dayFrom: '2026-11-01' }],
  ['a day that no calendar has', { dayFrom: '2026-02-31', dayTo: '2026-03-02' }],
  ['a month that there is not', { dayFrom: '2026-13-01', dayTo: '2026-13-02' }],
  ['a year out of bounds', { dayFrom: '0001-01-01', dayTo: '2026-01-01' }],
  ['days the wrong way round', { dayFrom: '2026-11-30', dayTo: '2026-11-01' }],
  ['a direction without an order', { direction: 'DESC' }],
];

test.each(NONSENSE)('%s in the address is as if it said nothing', (_, place) => {
  expect(queryOf(place, SEOUL)).toEqual(queryOf({}, SEOUL));
});

test('every status is asked for by its name in the address, and all conditions off leads back to those that wait', () => {
  expect(approvalAddress({ status: undefined })).toEqual({ status: 'ALL' });
  expect(approvalAddress({ status: '0120' })).toEqual({ status: '0120' });
  const off = { keyword: undefined, status: undefined, type: undefined, dayFrom: undefined, dayTo: undefined };
  expect(approvalAddress(off)).toEqual(off);
});
