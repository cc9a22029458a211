import type {
  FailedMaterial,
  LectureDashboard,
  LectureStudent,
  LectureStudentDetail,
  StudyFigures,
} from '@dure/contract/insight/lecture-dashboard/lecture-dashboard.endpoints';
import { PROGRESS_BUCKETS } from '@dure/contract/insight/dashboard/club-figures';
import { progressPercent } from '@dure/contract/authoring/quizzes/progress';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { materialView, type MaterialRow } from '../../authoring/contents/contents.public.ts';
import type { AskedInStudyRow, QuestionCountRow } from '../../lectures/lecture-questions/lecture-questions.public.ts';
import type { Plan } from './plan.service.ts';
import type { LastSignRow, StudentRow, StudentSums, StudyProgressRow } from './students.queries.ts';
import type { ReadersRow, StudyPagesRow } from './studies-figures.queries.ts';

const iso = (instant: Date | null) => instant?.toISOString() ?? null;
const placeView = (row: Pick<StudyPagesRow, 'club_study_sequence' | 'position' | 'title'>) => ({
  clubStudySequence: row.club_study_sequence,
  no: row.position,
  title: row.title,
});
export const hasBegun = ({ start_at }: StudyPagesRow, now: Date): boolean => start_at !== null && start_at <= now;

/** Percent of the pages that a member has read; what was read of taken out materials fills no others. */
const percentOf = (read: number, pages: number) => progressPercent(Math.min(read, pages), pages);

/** Readers and questions of the studies that have any. */
export interface StudyCounts {
  readonly readers: readonly ReadersRow[];
  readonly asked: readonly AskedInStudyRow[];
}

export function studyFiguresView(
  row: StudyPagesRow,
  { readers, asked }: StudyCounts,
  members: number,
  now: Date,
): StudyFigures {
  const ofStudy = ({ club_study_sequence }: { readonly club_study_sequence: number }) =>
    club_study_sequence === row.club_study_sequence;
  const its = readers.find(ofStudy);
  const questions = asked.find(ofStudy);
  const all = row.pages * members;
  return {
    ...placeView(row),
    startAt: iso(row.start_at),
    endAt: iso(row.end_at),
    hasBegun: hasBegun(row, now),
    materialCount: row.material_count,
    failedCount: row.failed_count,
    pageCount: row.pages,
    readerCount: its?.readers ?? 0,
    finishedCount: its?.finished ?? 0,
    meanProgress: all === 0 ? null : percentOf(its?.read_pages ?? 0, all),
    questionCount: questions?.questions ?? 0,
    waitingCount: questions?.waiting ?? 0,
  };
}

/** What is known of students besides their reading. */
export interface StudentSigns {
  readonly signs: readonly LastSignRow[];
  readonly counts: readonly QuestionCountRow[];
}

export function studentView(row: StudentRow, { pages, studies }: Plan, of: StudentSigns): LectureStudent {
  const isTheir = ({ member_id }: { readonly member_id: string }) => member_id === row.member_id;
  const last = of.signs.find(isTheir);
  const study = studies.find(({ club_study_sequence }) => club_study_sequence === last?.study);
  return {
    ...personView(row),
    joinedAt: iso(row.joined_at),
    progress: percentOf(row.read_pages, pages),
    readPages: row.read_pages,
    lastReadAt: iso(row.last_read_at),
    lastStudy: study ? placeView(study) : null,
    lastMessageAt: iso(last?.written_to_at ?? null),
    questionCount: of.counts.find(isTheir)?.count ?? 0,
    isSilent: row.membership_status === 'MEMBER' && row.is_silent,
  };
}

export function studentDetailView(
  row: StudentRow,
  plan: Plan,
  signs: StudentSigns,
  read: readonly StudyProgressRow[],
  now: Date,
): LectureStudentDetail {
  return {
    ...studentView(row, plan, signs),
    isMember: row.membership_status === 'MEMBER',
    studies: plan.studies.map((study) => {
      const its = read.find(({ club_study_sequence }) => club_study_sequence === study.club_study_sequence);
      return {
        ...placeView(study),
        startAt: iso(study.start_at),
        endAt: iso(study.end_at),
        hasBegun: hasBegun(study, now),
        pageCount: study.pages,
        readPages: Math.min(its?.read_pages ?? 0, study.pages),
        lastReadAt: iso(its?.last_read_at ?? null),
      };
    }),
  };
}

interface UnansweredCount {
  readonly club_study_sequence: number | null;
  readonly count: number;
}
export interface Failed {
  readonly material: MaterialRow;
  readonly mayReplace: boolean;
}
interface Figures extends StudyCounts {
  readonly clubSequence: number;
  readonly plan: Plan;
  readonly sums: StudentSums;
  readonly unanswered: readonly UnansweredCount[];
  readonly requests: number;
  readonly failed: readonly Failed[];
  readonly silent: readonly StudentRow[];
  readonly signs: StudentSigns;
  readonly now: Date;
}

const sumOf = (rows: readonly StudyPagesRow[], of: (row: StudyPagesRow) => number) =>
  rows.reduce((total, row) => total + of(row), 0);

/** Those of a study that was taken out count to no study. */
const unansweredView = (rows: readonly UnansweredCount[], studies: readonly StudyPagesRow[]) => ({
  count: rows.reduce((sum, { count }) => sum + count, 0),
  studies: rows
    .flatMap(({ club_study_sequence, count }) => {
      const study = studies.find((one) => one.club_study_sequence === club_study_sequence);
      return study ? [{ ...placeView(study), count }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.no - b.no),
});

export function dashboardView({ clubSequence, plan, sums, readers, asked, now, ...of }: Figures): LectureDashboard {
  const { studies } = plan;
  const [count, failedCount, read] = [
    sumOf(studies, ({ material_count }) => material_count),
    sumOf(studies, ({ failed_count }) => failed_count),
    sumOf(studies, ({ read_count }) => read_count),
  ];
  const failed = of.failed.flatMap(({ material, mayReplace }): FailedMaterial[] => {
    const study = studies.find(({ club_study_sequence }) => club_study_sequence === material.club_study_sequence);
    return study ? [{ study: placeView(study), material: materialView(material), can: { replace: mayReplace } }] : [];
  });
  return {
    clubSequence,
    memberCount: sums.members,
    studyCount: studies.length,
    begunCount: studies.filter((study) => hasBegun(study, now)).length,
    work: {
      waitingCount: asked.reduce((sum, { waiting }) => sum + waiting, 0),
      unanswered: unansweredView(of.unanswered, studies),
      requestCount: of.requests,
      failedCount,
      failed,
      silentCount: sums.silent,
      silent: of.silent.map((row) => studentView(row, plan, of.signs)),
    },
    progress: {
      mean: sums.mean,
      histogram: Array.from({ length: PROGRESS_BUCKETS }, (_, fifth) => sums[`fifth_${fifth}`] ?? 0),
      finishedCount: sums.finished,
    },
    materials: { count, read, underWay: count - read - failedCount },
    studies: studies.map((study) => studyFiguresView(study, { readers, asked }, sums.members, now)),
  };
}
