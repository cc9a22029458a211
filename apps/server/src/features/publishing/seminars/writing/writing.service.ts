import type { FieldError } from '@dure/contract/http/envelope';
import {
  ESTABLISHMENT_STATUS,
  establishmentTypeOf,
  PLACE_TYPE,
  SEMINAR_STATUS,
  type SeminarType,
} from '@dure/contract/publishing/codes/seminar-codes';
import type { NewSeminarForm, SeminarForm } from '@dure/contract/publishing/seminars/seminar-form';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { seminarText as text } from '@dure/contract/publishing/seminars/seminars.text';
import { postText } from '@dure/contract/publishing/posts/posts.text';
import { PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { takeUpWish } from '../../mentors/mentors.public.ts';
import * as posts from '../../posts/posts.public.ts';
import { type HeldSeminar, settlePlaces, tellMoved } from '../places/giving.service.ts';
import { endOffersBy } from '../places/places.queries.ts';
import { isMoved, isSettled } from '../seminars.policy.ts';
import { findEstablishment, lockSeminar } from '../seminars.queries.ts';
import { seminarIn } from '../seminars.service.ts';
import * as queries from './writing.queries.ts';

/** Refuses what no seminar can be; `before` is what stands, whose beginning may have passed. */
function checkForm(form: SeminarForm, now: Date, before?: HeldSeminar): void {
  const faults: FieldError[] = [];
  const expect = (holds: boolean, path: keyof SeminarForm, message: string) => holds || faults.push({ path, message });
  const start = new Date(form.seminarStartDate);
  expect(new Date(form.seminarEndDate) > start, 'seminarEndDate', text.endBeforeStart);
  expect(start > now || start.getTime() === before?.start_at.getTime(), 'seminarStartDate', text.startPast);
  const isOnline = form.seminarPlaceType === PLACE_TYPE.online;
  expect(isOnline || form.seminarPlace !== '', 'seminarPlace', text.placeMissing);
  expect(form.paymentType === PAYMENT_TYPE.free || form.price > 0, 'price', postText.priceMissing);
  expect(form.recommendLevels.length > 0, 'recommendLevels', postText.levelMissing);
  expect(form.recommendJobGroups.length > 0, 'recommendJobGroups', postText.jobGroupMissing);
  if (before) {
    expect(form.participantCount >= before.participant_count, 'participantCount', text.capacityTaken);
    const isKept = before.published_at === null || form.contentType === before.content_type;
    expect(isKept, 'contentType', text.typeKept);
  }
  if (faults.length > 0) refuseFields(faults);
}

/** What of a seminar stands among the posts. */
const postOf = (form: SeminarForm): posts.WrittenPost => ({
  ...form,
  videoUrl: '',
  videoKey: null,
  captionsKey: null,
  runningSeconds: null,
  quizSequences: [],
});

/** With who offers it and who speaks, where that was left out. */
async function filled(unit: Unit, transaction: Transaction, form: SeminarForm, holder: string): Promise<SeminarForm> {
  if (form.lecturerName !== '') return posts.withProvider(unit, form);
  const row = await transaction.first(queries.findHolder(unit.tenantId, holder));
  return posts.withProvider(unit, { ...form, lecturerName: row!.nickname });
}

export async function createSeminar(
  unit: Unit,
  { wishSequence = null, ...written }: SeminarForm & Partial<Pick<NewSeminarForm, 'wishSequence'>>,
): Promise<SeminarView> {
  const { tenantId, memberId } = unit;
  checkForm(written, unit.now);
  return unit.write(async (transaction) => {
    const form = await filled(unit, transaction, written, memberId);
    await posts.checkNamed(transaction, postOf(form), memberId, null, undefined);
    const { post_sequence: seminarId } = (await transaction.first(posts.insertPost(unit, postOf(form), null)))!;
    transaction.soon(
      queries.insertSeminar(tenantId, seminarId, form),
      posts.insertPostVersion(unit, seminarId, 1, postOf(form)),
    );
    if (wishSequence !== null) await takeUpWish(unit, transaction, wishSequence, seminarId);
    return seminarIn(unit, transaction, seminarId);
  });
}

/** The seminar, held; refuses as unknown whatever the caller may not edit. */
export async function holdOwn(unit: Unit, transaction: Transaction, seminarId: number): Promise<HeldSeminar> {
  const seminar = await transaction.first(lockSeminar(unit.tenantId, seminarId));
  return seminar && posts.mayEdit(unit.me, seminar) ? seminar : refuse('notFound');
}

/** What a manager does to the seminar of somebody else stands in the audit log. */
export function recordForOther(
  unit: Unit,
  transaction: Transaction,
  before: HeldSeminar,
  after: { readonly title: string | null; readonly status: string | null; readonly version: number | null },
  reason = '',
): void {
  if (before.author_id === unit.memberId) return;
  unit.record(transaction, {
    action: after.title === null ? 'seminarDeleted' : 'seminarChanged',
    memberId: before.author_id,
    reason,
    before: { seminarTitle: before.title, seminarStatus: before.seminar_status, seminarVersion: before.version },
    after: { seminarTitle: after.title, seminarStatus: after.status, seminarVersion: after.version },
  });
}

export async function changeSeminar(
  unit: Unit,
  seminarId: number,
  { version, ...written }: SeminarForm & { readonly version: number },
): Promise<SeminarView> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await holdOwn(unit, transaction, seminarId);
    if (seminar.version !== version)
      return refuse('staleVersion', { data: await seminarIn(unit, transaction, seminarId) });
    if (isSettled(seminar)) refuse('conflict');
    checkForm(written, now, seminar);
    const form = await filled(unit, transaction, written, seminar.author_id);
    const [post] = await transaction.rows(posts.lockWritten(tenantId, seminarId));
    await posts.checkNamed(transaction, postOf(form), memberId, seminarId, post);
    const changed = { ...seminar, title: form.contentsName, ...queries.columnsOf(form) };
    const moves = seminar.published_at !== null && isMoved(seminar, changed);
    transaction.soon(
      posts.updatePost(unit, seminarId, postOf(form), seminar.published_at),
      posts.insertPostVersion(unit, seminarId, version + 1, postOf(form)),
      queries.updateSeminar(tenantId, seminarId, form, moves ? now : null),
      endOffersBy(tenantId, seminarId, changed.start_at),
    );
    if (moves) await tellMoved(transaction, changed, now);
    await settlePlaces(transaction, changed, seminar.participant_count, now);
    recordForOther(unit, transaction, seminar, {
      title: form.contentsName,
      status: seminar.seminar_status,
      version: version + 1,
    });
    return seminarIn(unit, transaction, seminarId);
  });
}

/** Asks managers to open it; while a request waits nothing changes. */
export function requestSeminarEstablishment(unit: Unit, seminarId: number): Promise<SeminarView> {
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await holdOwn(unit, transaction, seminarId);
    const last = await transaction.first(findEstablishment(tenantId, seminarId));
    if (last?.regist_status === ESTABLISHMENT_STATUS.registered) return seminarIn(unit, transaction, seminarId);
    if (seminar.seminar_status !== SEMINAR_STATUS.planned) refuse('conflict');
    if (seminar.start_at <= now) refuseFields([{ path: 'seminarStartDate', message: text.startPast }]);
    const type = establishmentTypeOf(seminar.content_type as SeminarType);
    transaction.soon(queries.insertEstablishment(tenantId, seminarId, { type, by: memberId, now }));
    return seminarIn(unit, transaction, seminarId);
  });
}

/** A plan alone is deleted; what was opened is cancelled. */
export function deleteSeminar(unit: Unit, seminarId: number): Promise<null> {
  return unit.write(async (transaction) => {
    const seminar = await holdOwn(unit, transaction, seminarId);
    if (seminar.seminar_status !== SEMINAR_STATUS.planned) refuse('conflict');
    transaction.soon(posts.removePost(unit.tenantId, seminarId));
    recordForOther(unit, transaction, seminar, { title: null, status: null, version: null });
    return null;
  });
}
