import type { FieldError } from '@dure/contract/http/envelope';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findOwnContents, inOrder } from '../../authoring/contents/contents.public.ts';
import { lectureText } from './lecture-clubs.text.ts';
import {
  clearMaterials,
  deleteOtherStudies,
  insertMaterials,
  insertStudies,
  listClubMaterials,
  listStudyRows,
  updateStudies,
} from './studies.queries.ts';

/** A study of a form; its materials are contents by now. */
export interface GivenStudy {
  readonly clubStudySequence: number | null;
  readonly title: string;
  readonly description: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
  readonly materials: readonly { readonly contentSequence: number }[];
}

export const EVERY_STUDY = { page: 1, size: 200 } as const;

/** A study that is the club's, once; a content that is the caller's own or the club's, once in a study. */
async function check(unit: Unit, transaction: Transaction, clubSequence: number, studies: readonly GivenStudy[]) {
  const { tenantId, memberId } = unit;
  const contents = studies.flatMap(({ materials }) => materials.map(({ contentSequence }) => contentSequence));
  const [known, inClub, own] = await transaction.all(
    listStudyRows(tenantId, clubSequence, EVERY_STUDY),
    listClubMaterials(tenantId, clubSequence),
    findOwnContents(tenantId, memberId, contents),
  );
  const mayHave = new Set([...inClub, ...own].map(({ content_sequence }) => content_sequence));
  const left = new Set(known.map(({ club_study_sequence }) => club_study_sequence));
  const faults = studies.flatMap(({ clubStudySequence, materials }, index): FieldError[] => {
    const at = (field: string, message: string) => [{ path: `studies.${index}.${field}`, message }];
    if (clubStudySequence !== null && !left.delete(clubStudySequence)) {
      return at('clubStudySequence', lectureText.studyUnknown);
    }
    const sequences = materials.map(({ contentSequence }) => contentSequence);
    if (new Set(sequences).size < sequences.length) return at('materials', lectureText.materialTwice);
    return sequences.every((one) => mayHave.has(one)) ? [] : at('materials', lectureText.materialUnknown);
  });
  if (faults.length > 0) refuseFields(faults);
}

/** Writes the studies of a club, whose row is held, as the form lists them: in this order, each new, changed or as it was. */
export async function saveStudies(
  unit: Unit,
  transaction: Transaction,
  clubSequence: number,
  studies: readonly GivenStudy[],
): Promise<void> {
  const { tenantId } = unit;
  await check(unit, transaction, clubSequence, studies);
  const listed = studies.map((study, index) => ({
    club_study_sequence: study.clubStudySequence,
    position: index + 1,
    title: study.title,
    description: study.description,
    start_at: study.startAt,
    end_at: study.endAt,
  }));
  const kept = listed.flatMap(({ club_study_sequence, ...values }) =>
    club_study_sequence === null ? [] : [{ club_study_sequence, ...values }],
  );
  const fresh = listed.filter(({ club_study_sequence }) => club_study_sequence === null);
  const keptSequences = kept.map(({ club_study_sequence }) => club_study_sequence);
  const [, , , inserted] = await transaction.all(
    deleteOtherStudies(tenantId, clubSequence, keptSequences),
    clearMaterials(tenantId, keptSequences),
    updateStudies(tenantId, clubSequence, kept),
    insertStudies(tenantId, clubSequence, fresh),
  );
  const sequences = inOrder(inserted);
  const places = studies.flatMap(({ clubStudySequence, materials }) => {
    const club_study_sequence = clubStudySequence ?? sequences.shift()!;
    return materials.map(({ contentSequence }, index) => ({
      club_study_sequence,
      content_sequence: contentSequence,
      position: index + 1,
    }));
  });
  await transaction.change(insertMaterials(tenantId, places));
}
