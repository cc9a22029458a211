import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { FieldError } from '@dure/contract/http/envelope';
import { errors } from '@dure/contract/errors';
import { isHttpUrl } from '@dure/contract/http/http-url';
import type { CurriculumForm } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { studyFindings } from '@dure/contract/lectures/lecture-clubs/study-rules';
import { brokenConstraint } from '../../../kernel/database/constraint.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitChanging, refuseFindings } from '../../clubs/club-writing/club-writing.public.ts';
import { addContent } from '../../authoring/contents/contents.public.ts';
import { writeWithUploads } from '../../tenancy/files/files.public.ts';
import { saveStudies } from './curriculum.service.ts';
import { editedLectureClub } from './lecture-club-writing.service.ts';
import { lectureText } from './lecture-clubs.text.ts';
import { lectureClubIn } from './lecture-clubs.service.ts';
import { awaitReady } from './materials-read/materials-read.queries.ts';
import { countVersion } from './studies.queries.ts';

type Given = CurriculumForm['studies'][number]['materials'][number];

/** Each material is one thing, an address is one of the web, and every file comes along and is meant once. */
function checkMaterials({ studies }: CurriculumForm, fileCount: number): void {
  const left = new Set(Array.from({ length: fileCount }, (_, index) => index + 1));
  const faults: FieldError[] = [];
  let isWrongUrl = false;
  for (const [index, { materials }] of studies.entries()) {
    for (const [place, { contentSequence, fileNo, contentUrl }] of materials.entries()) {
      const at = (field: string, message: string) =>
        faults.push({ path: `studies.${index}.materials.${place}.${field}`, message });
      const given = [contentSequence !== null, fileNo !== null, contentUrl !== ''].filter(Boolean).length;
      if (given !== 1) at('contentSequence', lectureText.oneOf);
      else if (fileNo !== null && !left.delete(fileNo)) at('fileNo', lectureText.fileMissing);
      else if (contentUrl !== '' && !isHttpUrl(contentUrl)) {
        isWrongUrl = true;
        at('contentUrl', errors.invalidUrl.message);
      }
    }
  }
  if (faults.length > 0) refuseFields(faults, isWrongUrl ? 'invalidUrl' : undefined);
  if (left.size > 0) refuseFields([{ path: 'file', message: lectureText.fileMissing }]);
}

/** The content that a material is, made now where it comes along. */
async function contentOf(
  unit: Unit,
  transaction: Transaction,
  { contentSequence, fileNo, contentUrl, title }: Given,
  uploads: readonly Upload[],
  files: readonly FileRef[],
): Promise<number> {
  if (contentSequence !== null) return contentSequence;
  if (fileNo === null) {
    return addContent(
      unit,
      transaction,
      { contentType: CONTENT_TYPE.article, title, contentUrl },
      undefined,
      undefined,
    );
  }
  const values = { contentType: CONTENT_TYPE.uploaded, title, contentUrl: '' };
  return addContent(unit, transaction, values, uploads[fileNo - 1], files[fileNo - 1]);
}

function refuseAsked(error: unknown): never {
  if (brokenConstraint(error) === 'lecture_questions_study') refuse('studyHasQuestions');
  throw error;
}

/** Writes the curriculum of a submitted club; two who write at once: the second one is told what there is now. */
export async function updateCurriculum(
  unit: Unit,
  clubSequence: number,
  form: CurriculumForm,
  uploads: readonly Upload[],
): Promise<LectureClubDetail> {
  const work = writeWithUploads(unit, uploads, 'CONTENT', async (transaction, files) => {
    const club = (await editedLectureClub(unit, transaction, clubSequence, form.version))!;
    admitChanging(club);
    checkMaterials(form, uploads.length);
    if (!club.start_at || !club.end_at) return refuse('conflict');
    const period = { startAt: club.start_at.toISOString(), endAt: club.end_at.toISOString() };
    refuseFindings(studyFindings({ ...period, studies: form.studies }, unit.tenant.time_zone));
    const studies: Parameters<typeof saveStudies>[3][number][] = [];
    for (const { materials, ...study } of form.studies) {
      const contents: { contentSequence: number }[] = [];
      for (const material of materials) {
        contents.push({ contentSequence: await contentOf(unit, transaction, material, uploads, files) });
      }
      studies.push({ ...study, materials: contents });
    }
    await saveStudies(unit, transaction, clubSequence, studies);
    transaction.soon(
      countVersion(unit.tenantId, clubSequence, studies.length, unit.now),
      awaitReady(unit.tenantId, clubSequence, true),
    );
    return lectureClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseAsked);
}
