import { clubText } from '../clubs/clubs.public.ts';
import type { FieldError } from '@dure/contract/http/envelope';
import type { ClubDraftFields, ClubFields } from '@dure/contract/clubs/clubs/club-fields';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import { areOffered, chosenCodes } from '../../tenancy/tenants/tenants.public.ts';
import { findOwnImage, findTeachers } from './club-writing.queries.ts';

/** What a form names must exist in the tenant: codes, instructors, and a picture that the caller uploaded. */
export async function checkReferences(
  transaction: Transaction,
  form: ClubFields | ClubDraftFields,
  memberId: string,
  keptImageKey: string | null,
): Promise<void> {
  const { tenantId } = transaction;
  const [, codes, teachers, images] = await transaction.all(
    ...chosenCodes(tenantId, [...form.jobGroups, ...form.jobs, ...form.jobLevels]),
    findTeachers(tenantId, form.instructors),
    findOwnImage(tenantId, form.imageKey, memberId),
  );
  const faults: FieldError[] = [];
  const expect = (holds: boolean, path: string, message: string) => holds || faults.push({ path, message });
  expect(areOffered(codes, 'JOB_GROUP', form.jobGroups), 'jobGroups', clubText.notOffered);
  expect(areOffered(codes, 'JOB', form.jobs), 'jobs', clubText.notOffered);
  expect(areOffered(codes, 'JOB_LEVEL', form.jobLevels), 'jobLevels', clubText.notOffered);
  expect(teachers.length === new Set(form.instructors).size, 'instructors', clubText.noInstructor);
  const isImageKnown = form.imageKey === null || form.imageKey === keptImageKey || images.length > 0;
  expect(isImageKnown, 'imageKey', clubText.imageUnknown);
  if (faults.length > 0) refuseFields(faults);
}
