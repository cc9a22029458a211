import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { mayRead } from '../../posts/posts.public.ts';
import { givesPlaces, mayLeave } from '../seminars.policy.ts';
import { findParticipation, lockSeminar } from '../seminars.queries.ts';
import { seminarIn } from '../seminars.service.ts';
import { settlePlaces } from './giving.service.ts';
import { deleteApplication, insertApplication, takeOffered } from './places.queries.ts';

/**
 * Gives the caller a place, or the next one of the waiting list; an offered place is taken. Whoever applies at the same
 * moment waits for the seminar's row, so that no place is given twice.
 */
export function applyForSeminar(unit: Unit, seminarId: number): Promise<SeminarView> {
  const { tenantId, memberId, now } = unit;
  const application = { tenantId, seminarId, memberId };
  return unit.writeAfter([lockSeminar(tenantId, seminarId)], async (transaction, [[seminar]]) => {
    if (!seminar || !mayRead(unit.me, seminar, now)) return refuse('notFound');
    if (seminar.author_id === memberId) refuse('ownContent');
    const own = await transaction.first(findParticipation(tenantId, seminarId, memberId));
    const isLapsed = own?.offered_until != null && own.offered_until <= now;
    if (own && !isLapsed && own.participant_status !== 'OFFERED') return seminarIn(unit, transaction, seminarId);
    if (!givesPlaces(seminar, now)) refuse('seminarClosed');
    if (own && !isLapsed) {
      transaction.soon(takeOffered(application));
      return seminarIn(unit, transaction, seminarId);
    }
    // Who let an offer pass stands at the end of the list, and their place goes to who waits.
    if (isLapsed) await transaction.change(deleteApplication(application));
    const held = seminar.participant_count - (isLapsed ? 1 : 0);
    const isFree = !isLapsed && held < seminar.capacity;
    await transaction.change(insertApplication(application, isFree ? 'JOINED' : 'WAITING', now));
    if (isFree || isLapsed) await settlePlaces(transaction, seminar, held + (isFree ? 1 : 0), now);
    return seminarIn(unit, transaction, seminarId);
  });
}

/** Takes the caller's application back; their place goes to who waits first. */
export function leaveSeminar(unit: Unit, seminarId: number): Promise<SeminarView> {
  const { tenantId, memberId, now } = unit;
  return unit.writeAfter([lockSeminar(tenantId, seminarId)], async (transaction, [[seminar]]) => {
    if (!seminar || !mayRead(unit.me, seminar, now)) return refuse('notFound');
    const own = await transaction.first(findParticipation(tenantId, seminarId, memberId));
    if (own) {
      if (!mayLeave(seminar, own, now)) refuse('seminarCancelLate');
      await transaction.change(deleteApplication({ tenantId, seminarId, memberId }));
      if (own.participant_status !== 'WAITING')
        await settlePlaces(transaction, seminar, seminar.participant_count - 1, now);
    }
    return seminarIn(unit, transaction, seminarId);
  });
}
