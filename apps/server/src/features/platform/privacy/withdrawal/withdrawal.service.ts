import type { Withdrawal } from '@dure/contract/platform/privacy/withdrawal.endpoints';
import type { FastifyReply } from 'fastify';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { searchText } from '../../../../kernel/database/search.ts';
import { recheckOf } from '../../../../kernel/live/change.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { clearSessionCookies } from '../../../../kernel/session/cookies.ts';
import { isManager } from '../../../../kernel/session/session.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { confirmPassword, endSessions, findHasPassword } from '../../../tenancy/accounts/accounts.public.ts';
import { hideFromRanking } from '../../../people/ranking/ranking.public.ts';
import { findExport } from '../export/exports.queries.ts';
import { eraseAll } from './erasing.queries.ts';
import { forgetName } from './names.queries.ts';
import { ERASED_FILES_JOB, type ErasedFiles } from './withdrawal.jobs.ts';
import {
  cancelRequests,
  countOtherManagers,
  endAccount,
  findNickname,
  listMergedInto,
  freeSeats,
  leaveClubs,
  listRunClubs,
  lockLeaving,
  lockLeftClubs,
  lockRunClubs,
  type RunClub,
  removeInstructor,
  renameFiles,
  setLeader,
  takeDraftFiles,
  takeUnnamedFiles,
} from './withdrawal.queries.ts';
import { withdrawalText as text } from './withdrawal.text.ts';

const isAlone = ({ is_open, successor_id }: RunClub) => is_open && successor_id === null;

/** What keeps the caller from withdrawing. */
export async function getWithdrawal(unit: Unit): Promise<Withdrawal> {
  const [clubs, [managers], [own]] = await unit.read(
    listRunClubs(unit),
    countOtherManagers(unit),
    findHasPassword(unit),
  );
  return {
    blockingClubs: clubs.filter(isAlone).map(({ club_sequence, club_name }) => ({
      clubSequence: club_sequence,
      clubName: club_name,
    })),
    isLastManager: isManager(unit.me) && managers!.count === 0,
    hasPassword: own!.has_password,
  };
}

/** Hands clubs on to who runs them as well; those that nobody else runs keep their leader, by the name that is left. */
async function handOn(transaction: Transaction, unit: Unit, clubs: readonly RunClub[]): Promise<void> {
  const { tenantId, memberId } = unit;
  for (const { club_sequence, club_name, is_leader, successor_id } of clubs) {
    if (!is_leader) continue;
    const next = successor_id === null ? undefined : await transaction.first(findNickname(tenantId, successor_id));
    const words = searchText(club_name, next?.nickname ?? text.nickname);
    transaction.soon(setLeader(tenantId, club_sequence, successor_id ?? memberId, words));
  }
  const handedOn = clubs.filter(({ successor_id }) => successor_id !== null).map(({ club_sequence }) => club_sequence);
  if (handedOn.length > 0) transaction.soon(removeInstructor(unit, handedOn));
}

async function leaveUnanswered(transaction: Transaction, unit: Unit): Promise<void> {
  const clubs = (await transaction.rows(lockLeftClubs(unit))).map(({ club_sequence }) => club_sequence);
  if (clubs.length > 0) transaction.soon(leaveClubs(unit, clubs, unit.now), freeSeats(unit.tenantId, clubs));
  transaction.soon(cancelRequests(unit));
}

/** Forgets the files that stay with nothing; their bytes go once this has committed. */
async function eraseFiles(transaction: Transaction, unit: Unit): Promise<void> {
  const { tenantId, services } = unit;
  transaction.soon(takeDraftFiles(unit));
  const [files, [made]] = await transaction.all(takeUnnamedFiles(unit), findExport(unit));
  transaction.soon(renameFiles(unit, text.file));
  const keys = [...files.map(({ file_key }) => file_key), ...(made ? [made.export_id] : [])];
  if (keys.length === 0) return;
  const erased: ErasedFiles = { keys: keys.map((key) => `${tenantId}/${key}`) };
  await services.jobs.send(transaction, ERASED_FILES_JOB, erased, null);
}

/** Ends the caller's account for good, all of it in one transaction or nothing. */
export async function withdraw(unit: Unit, password: string, reply: FastifyReply): Promise<null> {
  const { memberId, services } = unit;
  await confirmPassword(unit, password, 'password');
  await unit.write(async (transaction) => {
    const held = await transaction.rows(lockLeaving(unit, isManager(unit.me)));
    const own = held.find(({ member_id }) => member_id === memberId);
    // Of two at once the second one finds nobody.
    if (own?.status !== 'ACTIVE') return refuse('unauthenticated');
    if (own.is_manager && (await transaction.first(countOtherManagers(unit)))!.count === 0) refuse('lastManager');
    // Asked once they are held: whoever ran them as well may have left while this waited.
    await transaction.rows(lockRunClubs(unit));
    const clubs = await transaction.rows(listRunClubs(unit));
    if (clubs.some(isAlone)) refuse('runsClubAlone');
    await handOn(transaction, unit, clubs);
    await leaveUnanswered(transaction, unit);
    await eraseFiles(transaction, unit);
    hideFromRanking(unit, transaction);
    await endSessions(transaction, memberId, {});
    const merged = await transaction.rows(listMergedInto(unit));
    const leaving = [...merged, { member_id: memberId, nickname: unit.me.nickname }];
    for (const { member_id, nickname } of leaving) {
      const of = { tenantId: unit.tenantId, memberId: member_id };
      // Before the rows go by which it is known to whom a thing was written.
      transaction.soon(
        ...forgetName(of, nickname, text.nickname),
        ...eraseAll(of),
        endAccount(of, text.nickname, services.clock.now()),
      );
    }
    transaction.announce(recheckOf(memberId));
  });
  clearSessionCookies(reply);
  return null;
}
