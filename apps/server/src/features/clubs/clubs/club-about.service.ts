import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import type { AllRows, Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { findLastChange, listInstructors, listWeeks } from './club-about.queries.ts';
import { clubAboutView } from './club-about.view.ts';
import { findAbout } from './club-cards.queries.ts';
import { membershipOf } from './club-cards.view.ts';
import { isClubAdmin } from './club.facts.ts';
import { viewingOf } from './club-lists.service.ts';
import { mayLookAt } from './clubs.policy.ts';

const aboutQueries = (unit: Unit, clubSequence: number) =>
  [
    findAbout({ ...viewingOf(unit), list: 'ONE', clubSequence }),
    listInstructors(unit.tenantId, clubSequence),
    listWeeks(unit.tenantId, clubSequence),
    findLastChange(unit.tenantId, clubSequence),
    findCodes(unit.tenantId),
  ] as const;

type AboutRows = AllRows<ReturnType<typeof aboutQueries>>;

function aboutOf(unit: Unit, [[club], instructors, weeks, [lastChange], codes]: AboutRows): ClubAbout {
  const parts = { club: club ?? refuse('notFound'), instructors, weeks, lastChange, codes };
  return clubAboutView(unit.me, parts, unit.now);
}

/** Reads a club for those who may look at it: a guest might be one of its people and is asked to log in. */
async function lookAt(unit: Unit, clubSequence: number): Promise<AboutRows> {
  const rows = await unit.read(...aboutQueries(unit, clubSequence));
  const club = rows[0][0] ?? refuse('notFound');
  if (!mayLookAt(club, isClubAdmin(unit.me, club), membershipOf(unit.me, club))) {
    refuse(unit.me.memberId === null ? 'unauthenticated' : 'forbidden');
  }
  return rows;
}

/** What a club is, for those who may look at it. */
export const getClubAbout = async (unit: Unit, clubSequence: number): Promise<ClubAbout> =>
  aboutOf(unit, await lookAt(unit, clubSequence));

/** The same inside a transaction that changes the club. */
export const clubAboutIn = async (unit: Unit, transaction: Transaction, clubSequence: number): Promise<ClubAbout> =>
  aboutOf(unit, await transaction.all(...aboutQueries(unit, clubSequence)));

/** The club's leader and instructors, for those who may look at the club. */
export async function listClubInstructors(unit: Unit, clubSequence: number) {
  const [[club], instructors] = await lookAt(unit, clubSequence);
  const leader = {
    member_id: club!.leader_id,
    nickname: club!.leader_nickname,
    profile_image_key: club!.leader_image_key,
  };
  return { contents: [leader, ...instructors].map(personView) };
}
