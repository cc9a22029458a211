import { ESTABLISHMENT_STATUS, type EstablishmentType } from '@dure/contract/publishing/codes/seminar-codes';
import type { SeminarForm } from '@dure/contract/publishing/seminars/seminar-form';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

/** A form's columns of a seminar. */
export const columnsOf = (form: SeminarForm) => ({
  start_at: new Date(form.seminarStartDate),
  end_at: new Date(form.seminarEndDate),
  place_type: form.seminarPlaceType,
  place: form.seminarPlace,
  lecturer_name: form.lecturerName,
  capacity: form.participantCount,
});

export const insertSeminar = (tenantId: string, seminarId: number, form: SeminarForm) =>
  build.insertInto('seminars').values({ tenant_id: tenantId, post_sequence: seminarId, ...columnsOf(form) });

/** One that begins at another time is reminded of anew; `movedAt` stays as it is where it is null. */
export const updateSeminar = (tenantId: string, seminarId: number, form: SeminarForm, movedAt: Date | null) => {
  const columns = columnsOf(form);
  return build
    .updateTable('seminars')
    .set({
      ...columns,
      ...(movedAt && { moved_at: movedAt }),
      reminded_at: sql`case when start_at = ${columns.start_at}::timestamptz then reminded_at end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId);
};

export const insertEstablishment = (
  tenantId: string,
  seminarId: number,
  { type, by, now }: { readonly type: EstablishmentType; readonly by: string; readonly now: Date },
) =>
  build.insertInto('seminar_establishments').values({
    tenant_id: tenantId,
    post_sequence: seminarId,
    requested_by: by,
    establishment_type: type,
    regist_status: ESTABLISHMENT_STATUS.registered,
    requested_at: now,
  });

export const findHolder = (tenantId: string, memberId: string) =>
  build.selectFrom('members').select('nickname').where('tenant_id', '=', tenantId).where('member_id', '=', memberId);
