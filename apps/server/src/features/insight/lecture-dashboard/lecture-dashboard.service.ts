import type * as endpoints from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import type {
  LectureDashboard,
  LectureStudent,
  LectureStudentDetail,
  StudyFigures,
} from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import type { PageOf } from '../../../kernel/database/page.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listFailedMaterials, mayEdit } from '../../authoring/contents/contents.public.ts';
import { countRequests } from '../dashboard/dashboard.public.ts';
import { countUnanswered } from '../../lectures/lecture-assistant/lecture-assistant.public.ts';
import { countQuestionsByStudy, countQuestionsOf } from '../../lectures/lecture-questions/lecture-questions.public.ts';
import { dashboardView, studentDetailView, studentView, studyFiguresView } from './lecture-dashboard.view.ts';
import { planFor } from './plan.service.ts';
import {
  countStudents,
  findStudent,
  listLastSigns,
  listStudents,
  listStudyProgress,
  sumStudents,
} from './students.queries.ts';
import { countReaders } from './studies-figures.queries.ts';

/** Members and materials that the overview names. */
const NAMED = 10;
const idsOf = (rows: readonly { readonly member_id: string }[]) => rows.map(({ member_id }) => member_id);
const toRead = (studies: readonly { readonly club_study_sequence: number; readonly pages: number }[]) =>
  studies.map(({ club_study_sequence, pages }) => ({ club_study_sequence, pages }));

/** Work that waits first, then how the club reads. */
export async function getLectureDashboard(unit: Unit, club: number): Promise<LectureDashboard> {
  const { tenantId, now } = unit;
  const plan = await planFor(unit, club);
  const sequences = plan.studies.map(({ club_study_sequence }) => club_study_sequence);
  const [[sums], readers, asked, unanswered, [requests], failed, silent] = await unit.read(
    sumStudents(plan),
    countReaders(plan, toRead(plan.studies)),
    countQuestionsByStudy(plan),
    countUnanswered({ tenantId, club, now }),
    countRequests({ tenantId, club }),
    listFailedMaterials(tenantId, sequences, NAMED),
    listStudents({ ...plan, keyword: '', onlySilent: true }, 'lastRead', { page: 1, size: NAMED }),
  );
  const [signs, counts] = await unit.read(
    listLastSigns(tenantId, club, idsOf(silent)),
    countQuestionsOf(plan, idsOf(silent)),
  );
  return dashboardView({
    clubSequence: club,
    plan,
    sums: sums!,
    readers,
    asked,
    unanswered,
    requests: requests!.requests,
    failed: failed.map((material) => ({ material, mayReplace: mayEdit(unit.me, material) })),
    silent,
    signs: { signs, counts },
    now,
  });
}

export async function listLectureStudents(
  unit: Unit,
  club: number,
  { keyword, filter, sort, ...page }: z.output<(typeof endpoints.listLectureStudents)['query']>,
): Promise<Page<LectureStudent>> {
  const plan = await planFor(unit, club);
  const of = { ...plan, keyword, onlySilent: filter === 'silent' };
  const [rows, [count]] = await unit.read(listStudents(of, sort, page), countStudents(of));
  const [signs, counts] = await unit.read(
    listLastSigns(unit.tenantId, club, idsOf(rows)),
    countQuestionsOf(plan, idsOf(rows)),
  );
  return { contents: rows.map((row) => studentView(row, plan, { signs, counts })), totalElements: count!.total };
}

export async function getLectureStudent(unit: Unit, club: number, memberUUID: string): Promise<LectureStudentDetail> {
  const { tenantId, now } = unit;
  const plan = await planFor(unit, club);
  const [[row], signs, counts, read] = await unit.read(
    findStudent(plan, memberUUID),
    listLastSigns(tenantId, club, [memberUUID]),
    countQuestionsOf(plan, [memberUUID]),
    listStudyProgress(tenantId, club, [memberUUID]),
  );
  return row ? studentDetailView(row, plan, { signs, counts }, read, now) : refuse('notFound');
}

export async function listStudyFigures(unit: Unit, club: number, { page, size }: PageOf): Promise<Page<StudyFigures>> {
  const plan = await planFor(unit, club);
  const studies = plan.studies.slice((page - 1) * size, page * size);
  const [[sums], readers, asked] = await unit.read(
    sumStudents(plan),
    countReaders(plan, toRead(studies)),
    countQuestionsByStudy(plan),
  );
  return {
    contents: studies.map((study) => studyFiguresView(study, { readers, asked }, sums!.members, unit.now)),
    totalElements: plan.studies.length,
  };
}
