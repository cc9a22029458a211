import { SEMINAR_STATUS, SEMINAR_TRANSITIONS, type SeminarStatus } from '@dure/contract/publishing/codes/seminar-codes';
import type * as endpoints from '@dure/contract/publishing/seminars/seminars.endpoints';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { seminarText as text } from '@dure/contract/publishing/seminars/seminars.text';
import { postText } from '@dure/contract/publishing/posts/posts.text';
import type { z } from 'zod';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findLeadable, putQuizzes } from '../../posts/posts.public.ts';
import { tell } from '../places/giving.service.ts';
import { listApplied } from '../places/places.queries.ts';
import { moveSeminar, touchPost } from '../seminars.queries.ts';
import { seminarIn } from '../seminars.service.ts';
import { holdOwn, recordForOther } from '../writing/writing.service.ts';
import * as queries from './holding.queries.ts';

/** Calls it off; whoever applied is told why. */
export function cancelSeminar(
  unit: Unit,
  seminarId: number,
  { reason }: { readonly reason: string },
): Promise<SeminarView> {
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await holdOwn(unit, transaction, seminarId);
    const { from, to } = SEMINAR_TRANSITIONS.CANCEL;
    if (!from.some((status) => status === (seminar.seminar_status as SeminarStatus))) refuse('conflict');
    transaction.soon(moveSeminar(tenantId, seminarId, 'CANCEL', reason), touchPost(tenantId, seminarId, now));
    const people = await transaction.rows(listApplied(tenantId, seminarId, null));
    const memberIds = people.map(({ member_id }) => member_id);
    await tell(transaction, seminar, { kind: 'seminarCancelled', memberIds, now, detail: { reason } });
    const { title, version } = seminar;
    recordForOther(unit, transaction, seminar, { title, status: to, version: version + 1 }, reason);
    return seminarIn(unit, transaction, seminarId);
  });
}

type Marks = z.output<(typeof endpoints.markSeminarAttendance)['body']>['members'];

/** Says who came, once it has begun. */
export function markSeminarAttendance(unit: Unit, seminarId: number, { members }: { readonly members: Marks }) {
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await holdOwn(unit, transaction, seminarId);
    if (seminar.start_at > now || seminar.published_at === null || seminar.seminar_status === SEMINAR_STATUS.cancelled)
      refuse('conflict');
    for (const [attended, some] of Map.groupBy(members, ({ hasAttended }) => hasAttended)) {
      const memberIds = some.map(({ memberUUID }) => memberUUID);
      transaction.soon(queries.markAttended(tenantId, seminarId, memberIds, attended));
    }
    const counted = await transaction.first(queries.countAttended(tenantId, seminarId));
    return { attendedCount: counted!.total };
  });
}

type Word = z.output<(typeof endpoints.saySeminarWord)['body']>;

/** A word once it was held; those who had a place hear of the first one. */
export function saySeminarWord(
  unit: Unit,
  seminarId: number,
  { version, word, postSequence, quizSequences }: Word,
): Promise<SeminarView> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await holdOwn(unit, transaction, seminarId);
    if (seminar.version !== version)
      return refuse('staleVersion', { data: await seminarIn(unit, transaction, seminarId) });
    if (seminar.seminar_status !== SEMINAR_STATUS.held) refuse('conflict');
    const quizzes = await transaction.rows(findLeadable(tenantId, quizSequences, memberId, seminarId));
    if (quizzes.length < quizSequences.length) refuseFields([{ path: 'quizSequences', message: postText.quizUnknown }]);
    const isLed =
      postSequence === null || (await transaction.first(queries.findPublished(tenantId, postSequence, now)));
    if (!isLed) refuseFields([{ path: 'postSequence', message: text.postUnknown }]);
    transaction.soon(
      queries.putWord(tenantId, seminarId, { word, postSequence, now }),
      ...putQuizzes(tenantId, seminarId, quizSequences),
      touchPost(tenantId, seminarId, now),
    );
    if (seminar.word_at === null) {
      const people = await transaction.rows(listApplied(tenantId, seminarId, 'JOINED'));
      const memberIds = people.map(({ member_id }) => member_id);
      await tell(transaction, seminar, { kind: 'seminarWord', memberIds, now });
    }
    const { title, seminar_status: status } = seminar;
    recordForOther(unit, transaction, seminar, { title, status, version: version + 1 });
    return seminarIn(unit, transaction, seminarId);
  });
}
