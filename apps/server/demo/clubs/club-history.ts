import type { ClubEvent, ClubStatus } from '@dure/contract/clubs/clubs/club-status';
import type { ClubContent } from './clubs.content.ts';
import type { TenantContent } from '../tenants/tenants.content.ts';
import { memberIdOf } from '../people/people.part.ts';
import { endOfDay, type At } from '../story-time.ts';

type Step = readonly [event: ClubEvent, to: ClubStatus];

const OPENED: readonly Step[] = [
  ['SUBMIT_FOR_APPROVAL', '0100'],
  ['APPROVE', '0110'],
  ['OPEN_RECRUITMENT', '0300'],
];
const RUN: readonly Step[] = [...OPENED, ['CLOSE_RECRUITMENT', '0310'], ['START', '0400']];

/** How a club came to the status that the story gives it. */
const WAYS: Record<ClubStatus, readonly Step[]> = {
  '0000': [],
  '0100': OPENED.slice(0, 1),
  '0110': OPENED.slice(0, 2),
  '0120': [
    ['SUBMIT_FOR_APPROVAL', '0100'],
    ['REJECT', '0120'],
  ],
  '0200': [...OPENED.slice(0, 2), ['SCHEDULE', '0200']],
  '0210': [...OPENED, ['POSTPONE', '0210']],
  '0220': [...OPENED, ['CANCEL', '0220']],
  '0300': OPENED,
  '0310': [...OPENED, ['CLOSE_RECRUITMENT', '0310']],
  '0400': RUN,
  '0500': [...RUN, ['FINISH', '0500']],
};
const BY_MANAGER = new Set<ClubEvent>(['APPROVE', 'REJECT']);
const BY_LEADER = new Set<ClubEvent>(['SUBMIT_FOR_APPROVAL', 'SUBMIT', 'POSTPONE', 'CANCEL']);

/** A first submission that was sent back. */
function rejection(tenant: TenantContent, { rejectedBefore, leader }: ClubContent, at: At) {
  if (!rejectedBefore) return [];
  const [by, manager] = [memberIdOf(tenant, leader), memberIdOf(tenant, 'manager')];
  const submitted = { event: 'SUBMIT_FOR_APPROVAL', from_status: '0000', to_status: '0100' } as const;
  const rejected = { event: 'REJECT', from_status: '0100', to_status: '0120' } as const;
  return [
    { ...submitted, member_id: by, reason: null, happened_at: at(-7, 600) },
    { ...rejected, member_id: manager, reason: rejectedBefore.reason, happened_at: at(-5, 660) },
  ];
}

/** Rows of club_transitions: who, when and why. */
export function clubHistory(tenant: TenantContent, club: ClubContent, at: At) {
  const recruitDay = club.recruitFromDay ?? Math.min(-3, club.startDay - 14);
  const when: Partial<Record<ClubEvent, Date>> = {
    SUBMIT_FOR_APPROVAL: at(Math.min(-3, recruitDay - 3), 600),
    APPROVE: at(Math.min(-2, recruitDay - 1), 660),
    REJECT: at(Math.min(-2, recruitDay - 1), 660),
    SCHEDULE: at(Math.min(-2, recruitDay - 1), 660),
    OPEN_RECRUITMENT: at(Math.min(-2, recruitDay), 661),
    CLOSE_RECRUITMENT:
      club.recruitToDay === undefined ? at(Math.min(-1, club.startDay)) : endOfDay(at, Math.min(-1, club.recruitToDay)),
    START: at(Math.min(-1, club.startDay)),
    FINISH: endOfDay(at, Math.min(-1, club.endDay)),
  };
  const before = rejection(tenant, club, at);
  let from: ClubStatus = before.length > 0 ? '0120' : '0000';
  const steps = WAYS[club.status].map(([event, to]) => {
    const by = BY_MANAGER.has(event) ? 'manager' : BY_LEADER.has(event) ? club.leader : null;
    const row = {
      event,
      from_status: from,
      to_status: to,
      member_id: by && memberIdOf(tenant, by),
      reason: ['REJECT', 'POSTPONE', 'CANCEL'].includes(event) ? (club.statusReason ?? null) : null,
      happened_at: when[event] ?? at(-1, 540),
    };
    from = to;
    return row;
  });
  return [...before, ...steps];
}
