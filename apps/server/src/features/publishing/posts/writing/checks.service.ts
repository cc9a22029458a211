import type { FieldError } from '@dure/contract/http/envelope';
import type { PostForm } from '@dure/contract/publishing/posts/post-form';
import { postText as text } from '@dure/contract/publishing/posts/posts.text';
import { framedVideo } from '@dure/contract/publishing/posts/video-address';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Posts } from '../../../../kernel/database/schema.gen.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { FilePurpose } from '../../../tenancy/files/files.public.ts';
import { areOffered, chosenCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { faultsOf } from './form.policy.ts';
import { findLeadable, findOwnFiles, type WrittenPost } from './writing.queries.ts';

/** Refuses a form that says what cannot be; a film's address with the code of the specification (0413). */
export function checkForm(form: PostForm): void {
  const faults = faultsOf(form);
  if (faults.length > 0) refuseFields(faults);
  if (form.videoUrl !== '' && !framedVideo(form.videoUrl))
    refuse('invalidUrl', { fields: [{ path: 'videoUrl', message: text.urlWrong }] });
}

/** Files that the post has already: whoever may edit it may keep them. */
export type KeptFiles = RowPart<Posts, 'cover_key' | 'video_key' | 'captions_key'>;

/** What a form names must exist in the tenant: codes, quizzes, and files that the caller uploaded. */
export async function checkNamed(
  transaction: Transaction,
  form: WrittenPost,
  memberId: string,
  postSequence: number | null,
  kept: KeptFiles | undefined,
): Promise<void> {
  const { tenantId } = transaction;
  const keys = [form.imageKey, form.videoKey, form.captionsKey].filter((key) => key !== null);
  const [, codes, quizzes, files] = await transaction.all(
    ...chosenCodes(tenantId, [...form.recommendJobGroups, ...form.recommendLevels]),
    findLeadable(tenantId, form.quizSequences, memberId, postSequence),
    findOwnFiles(tenantId, keys, memberId),
  );
  const faults: FieldError[] = [];
  const expect = (holds: boolean, path: keyof PostForm, message: string) => holds || faults.push({ path, message });
  const isThere = (key: string | null, before: string | null | undefined, purpose: FilePurpose) =>
    key === null || key === before || files.some((file) => file.file_key === key && file.purpose === purpose);
  expect(areOffered(codes, 'JOB_GROUP', form.recommendJobGroups), 'recommendJobGroups', text.jobGroupUnknown);
  expect(areOffered(codes, 'JOB_LEVEL', form.recommendLevels), 'recommendLevels', text.levelUnknown);
  expect(quizzes.length === form.quizSequences.length, 'quizSequences', text.quizUnknown);
  expect(isThere(form.imageKey, kept?.cover_key, 'POST_IMAGE'), 'imageKey', text.fileUnknown);
  expect(isThere(form.videoKey, kept?.video_key, 'POST_VIDEO'), 'videoKey', text.fileUnknown);
  expect(isThere(form.captionsKey, kept?.captions_key, 'POST_CAPTIONS'), 'captionsKey', text.fileUnknown);
  if (faults.length > 0) refuseFields(faults);
}
