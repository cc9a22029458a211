import type {
  LectureClubAbout,
  LectureClubDetail,
  StudyDetail,
  StudyView,
} from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { Page } from '@dure/contract/http/paging';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  admitClubAdmin,
  admitClubPeople,
  findClubFacts,
  findClubForm,
  findLastChange,
  getClubAbout,
  isClubAdmin,
  listInstructors,
} from '../../clubs/clubs/clubs.public.ts';
import { listMaterials } from '../../authoring/contents/contents.public.ts';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { EVERY_STUDY } from './curriculum.service.ts';
import { lectureClubView, outlineView, studyView } from './lecture-clubs.view.ts';
import { listReadings } from './readings.queries.ts';
import { countStudies, countStudyQuestions, findAssistant, findStudyRow, listStudyRows } from './studies.queries.ts';

const detailQueries = (tenantId: string, clubSequence: number, memberId: string) =>
  [
    findClubForm(tenantId, clubSequence, memberId),
    listStudyRows(tenantId, clubSequence, EVERY_STUDY),
    findAssistant(tenantId, clubSequence),
    listInstructors(tenantId, clubSequence),
    findLastChange(tenantId, clubSequence),
    findCodes(tenantId),
  ] as const;
const sequencesOf = (studies: readonly { readonly club_study_sequence: number }[]) =>
  studies.map(({ club_study_sequence }) => club_study_sequence);

/** A lecture club with its curriculum, for its admins. */
export async function getLectureClub(unit: Unit, clubSequence: number): Promise<LectureClubDetail> {
  const { tenantId } = unit;
  const [[row], studies, [assistant], instructors, [lastChange], codes] = await unit.read(
    ...detailQueries(tenantId, clubSequence, unit.memberId),
  );
  if (row?.club_type !== CLUB_TYPE.lecture) return refuse('notFound');
  const club = admitClubAdmin(unit.me, row);
  const [materials] = await unit.read(listMaterials(tenantId, sequencesOf(studies)));
  const statusReason = lastChange?.reason ?? null;
  return lectureClubView({ club, studies, materials, assistant, instructors, statusReason, codes });
}

/** The same inside a transaction that changes the club, for whoever has been admitted. */
export async function lectureClubIn(
  unit: Unit,
  transaction: Transaction,
  clubSequence: number,
): Promise<LectureClubDetail> {
  const { tenantId } = transaction;
  const [[club], studies, [assistant], instructors, [lastChange], codes] = await transaction.all(
    ...detailQueries(tenantId, clubSequence, unit.memberId),
  );
  const materials = await transaction.rows(listMaterials(tenantId, sequencesOf(studies)));
  const statusReason = lastChange?.reason ?? null;
  return lectureClubView({ club: club!, studies, materials, assistant, instructors, statusReason, codes });
}

/** What a lecture club is, for those who may look at it. */
export async function getLectureClubAbout(unit: Unit, clubSequence: number): Promise<LectureClubAbout> {
  const about = await getClubAbout(unit, clubSequence);
  if (about.clubType !== CLUB_TYPE.lecture) return refuse('notFound');
  const reads = about.can.enter || about.can.manage;
  const [studies, readings] = await unit.read(
    listStudyRows(unit.tenantId, clubSequence, EVERY_STUDY),
    listReadings(unit.tenantId, clubSequence, unit.memberIdOrNull),
  );
  const outlines = studies.map((study) => outlineView(study, reads ? readings : null));
  return { ...about, backgroundImage: about.clubImageUrl, studies: outlines };
}

/** Studies with their materials, for members and admins of the club. */
export async function listStudies(unit: Unit, clubSequence: number, page: PageOf): Promise<Page<StudyView>> {
  const { tenantId } = unit;
  const [[facts], studies, [count]] = await unit.read(
    findClubFacts(tenantId, clubSequence, unit.memberId),
    listStudyRows(tenantId, clubSequence, page),
    countStudies(tenantId, clubSequence),
  );
  admitClubPeople(unit.me, facts);
  const [materials, readings] = await unit.read(
    listMaterials(tenantId, sequencesOf(studies)),
    listReadings(tenantId, clubSequence, unit.memberId),
  );
  return { contents: studies.map((study) => studyView(study, materials, readings)), totalElements: count!.total };
}

export async function getStudy(unit: Unit, clubSequence: number, studySequence: number): Promise<StudyDetail> {
  const { tenantId } = unit;
  const [[row], [study], materials, readings, [asked]] = await unit.read(
    findClubFacts(tenantId, clubSequence, unit.memberId),
    findStudyRow(tenantId, clubSequence, studySequence),
    listMaterials(tenantId, [studySequence]),
    listReadings(tenantId, clubSequence, unit.memberId),
    countStudyQuestions(tenantId, clubSequence, studySequence, unit.memberId),
  );
  const facts = admitClubPeople(unit.me, row);
  if (!study) return refuse('notFound');
  const questionCount = isClubAdmin(unit.me, facts) ? asked!.questions : asked!.readable;
  return { ...studyView(study, materials, readings), questionCount };
}
