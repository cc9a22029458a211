import type * as endpoints from '@dure/contract/clubs/clubs/clubs.endpoints';
import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { errors } from '@dure/contract/errors';
import type { FieldError } from '@dure/contract/http/envelope';
import type { z } from 'zod';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { clubAboutIn } from '../club-about.service.ts';
import { admitClubAdmin } from '../club.facts.ts';
import { notifyOfTransitions } from './club-notifications.service.ts';
import {
  beginNow,
  bumpVersion,
  countQuizzesAfter,
  countStudiesAfter,
  moveClub,
  moveQuizzes,
  moveStudies,
} from './club-status.queries.ts';
import { changeStatus } from './club-transitions.service.ts';
import { refusalOfEvent } from '../clubs.policy.ts';
import { lockClub, type LockedClub } from '../clubs.queries.ts';
import { clubText } from '../clubs.text.ts';

type Wish = z.output<(typeof endpoints.changeClubStatus)['body']>;

const dateOrNull = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));

function newDates(club: LockedClub, wish: Wish, now: Date) {
  const [startAt, endAt] = [dateOrNull(wish.startAt), dateOrNull(wish.endAt)];
  if (!startAt || !endAt) {
    const missing = [!startAt && 'startAt', !endAt && 'endAt'].filter((path) => path !== false);
    return refuseFields(missing.map((path) => ({ path, message: clubText.dateNeeded })));
  }
  const faults: FieldError[] = [];
  if (startAt <= now || (club.start_at && startAt <= club.start_at)) {
    faults.push({ path: 'startAt', message: clubText.laterStart });
  }
  if (endAt <= startAt) faults.push({ path: 'endAt', message: errors.endBeforeStart.message });
  const [recruitStartAt, recruitEndAt] = [dateOrNull(wish.recruitStartAt), dateOrNull(wish.recruitEndAt)];
  if (recruitStartAt && recruitStartAt >= startAt) {
    faults.push({ path: 'recruitStartAt', message: clubText.recruitBeforeStart });
  }
  if (recruitEndAt && recruitEndAt <= (recruitStartAt ?? now)) {
    faults.push({ path: 'recruitEndAt', message: clubText.recruitEndAfterStart });
  }
  if (faults.length > 0) refuseFields(faults, faults[0]!.path === 'endAt' ? 'endBeforeStart' : 'invalidInput');
  return { startAt, endAt, recruitStartAt, recruitEndAt };
}

/** The club and its quizzes or studies move to the new dates; the old recruitment is over. */
async function postpone(transaction: Transaction, club: LockedClub, wish: Wish, now: Date): Promise<void> {
  const dates = newDates(club, wish, now);
  const byMs = club.start_at ? dates.startAt.getTime() - club.start_at.getTime() : 0;
  const { tenantId } = transaction;
  const [, , , [late], [lateStudies]] = await transaction.all(
    moveClub(tenantId, club.club_sequence, dates),
    moveQuizzes(tenantId, club.club_sequence, byMs, now),
    moveStudies(tenantId, club.club_sequence, byMs),
    countQuizzesAfter(tenantId, club.club_sequence, dates.endAt),
    countStudiesAfter(tenantId, club.club_sequence, dates.endAt),
  );
  if (late!.count > 0) {
    refuseFields([{ path: 'endAt', message: errors.outsideClubPeriod.message }], 'outsideClubPeriod');
  }
  if (lateStudies!.count > 0) {
    refuseFields([{ path: 'endAt', message: errors.studyBeyondLecture.message }], 'studyBeyondLecture');
  }
}

/** Changes a club's status by hand, as far as the table, the club's room and its dates allow. */
export function changeClubStatus(unit: Unit, clubSequence: number, wish: Wish): Promise<ClubAbout> {
  const { event, reason, version } = wish;
  return unit.write(async (transaction) => {
    const row = await transaction.first(lockClub(unit.tenantId, clubSequence, unit.memberId));
    const club = admitClubAdmin(unit.me, row);
    const about = () => clubAboutIn(unit, transaction, clubSequence);
    if (club.version !== version) refuse('staleVersion', { data: await about() });
    if (event === 'CANCEL' && reason === '') refuseFields([{ path: 'reason', message: clubText.reasonNeeded }]);
    await changeStatus(transaction, club, event, { memberId: unit.memberId, reason, now: unit.now });
    const refusal = refusalOfEvent(event, club, unit.now);
    if (refusal) refuse(refusal);
    if (event === 'POSTPONE') await postpone(transaction, club, wish, unit.now);
    else if (event === 'START') await transaction.change(beginNow(unit.tenantId, clubSequence, unit.now));
    else await transaction.change(bumpVersion(unit.tenantId, clubSequence));
    await notifyOfTransitions(transaction, [{ clubSequence, event }], {
      actorId: unit.memberId,
      detail: { ...(reason && { reason }), ...(wish.startAt && { startAt: wish.startAt }) },
      now: unit.now,
    });
    return about();
  });
}
