import { studyNoOf } from '@dure/contract/tenancy/tenants/study-order.text';
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_FILES } from '@dure/contract/platform/downloads/archive-limits';
import { progressPercent } from '@dure/contract/authoring/quizzes/progress';
import type { Download } from '../../../kernel/http/route.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { momentWriter } from '../../../kernel/spreadsheet/moments.ts';
import { type Sheet, xlsx, XLSX_TYPE } from '../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listMaterialFiles } from '../../authoring/contents/contents.public.ts';
import { zip } from '../../tenancy/files/files.public.ts';
import {
  countQuestionsByStudy,
  countQuestionsOf,
  questionsSheet,
} from '../../lectures/lecture-questions/lecture-questions.public.ts';
import { lectureExportText as text } from './lecture-export.text.ts';
import { studyFiguresView } from './lecture-dashboard.view.ts';
import { type Plan, planFor } from './plan.service.ts';
import { listStudents, listStudyProgress, sumStudents } from './students.queries.ts';
import { countReaders } from './studies-figures.queries.ts';

/** Members read at once. */
const STRETCH = 200;
const EVERYBODY = { keyword: '', onlySilent: false } as const;

const nameOf = ({ tenant }: Unit, no: number, title: string) =>
  text.study(studyNoOf(tenant.study_order_label_type, no), title);

/** A row for each member, with a column of percent for each study. */
function studentsSheet(unit: Unit, plan: Plan): Sheet {
  const { tenantId, services } = unit;
  const moment = momentWriter(unit.tenant.time_zone);
  return {
    name: text.sheets.students,
    columns: [
      { header: text.name, width: 18 },
      { header: text.joinedAt, width: 18 },
      { header: text.progress, width: 10 },
      { header: text.lastReadAt, width: 18 },
      { header: text.questions, width: 10 },
      ...plan.studies.map(({ position, title }) => ({ header: nameOf(unit, position, title), width: 16 })),
    ],
    async *rows() {
      for (let page = 1; ; page += 1) {
        const [rows] = await services.database.read(
          tenantId,
          listStudents({ ...plan, ...EVERYBODY }, 'joined', { page, size: STRETCH }),
        );
        const ids = rows.map(({ member_id }) => member_id);
        const [read, counts] = await services.database.read(
          tenantId,
          listStudyProgress(tenantId, plan.club, ids),
          countQuestionsOf(plan, ids),
        );
        for (const row of rows) {
          const its = read.filter(({ member_id }) => member_id === row.member_id);
          yield [
            row.nickname,
            moment(row.joined_at),
            progressPercent(Math.min(row.read_pages, plan.pages), plan.pages),
            moment(row.last_read_at),
            counts.find(({ member_id }) => member_id === row.member_id)?.count ?? 0,
            ...plan.studies.map(({ club_study_sequence, pages }) => {
              const one = its.find((progress) => progress.club_study_sequence === club_study_sequence);
              return pages === 0 ? null : progressPercent(Math.min(one?.read_pages ?? 0, pages), pages);
            }),
          ];
        }
        if (rows.length < STRETCH) return;
      }
    },
  };
}

async function studiesSheet(unit: Unit, plan: Plan): Promise<Sheet> {
  const [[sums], readers, asked] = await unit.read(
    sumStudents(plan),
    countReaders(plan, plan.studies),
    countQuestionsByStudy(plan),
  );
  const moment = momentWriter(unit.tenant.time_zone);
  const { no, title, startAt, endAt, materials, pages, readers: began, finished, mean, questions, waiting } = text;
  return {
    name: text.sheets.studies,
    columns: [no, title, startAt, endAt, materials, pages, began, finished, mean, questions, waiting].map((header) => ({
      header,
      width: header === title ? 36 : 14,
    })),
    async *rows() {
      for (const study of plan.studies) {
        const of = studyFiguresView(study, { readers, asked }, sums!.members, unit.now);
        yield [
          of.no,
          of.title,
          moment(study.start_at),
          moment(study.end_at),
          of.materialCount,
          of.pageCount,
          of.readerCount,
          of.finishedCount,
          of.meanProgress,
          of.questionCount,
          of.waitingCount,
        ];
      }
    },
  };
}

/** Members with their reading of each study, and the studies, as a workbook. */
export async function exportLectureClub(unit: Unit, club: number): Promise<Download> {
  const plan = await planFor(unit, club);
  const studies = await studiesSheet(unit, plan);
  return {
    name: text.fileName(plan.clubName),
    contentType: XLSX_TYPE,
    stream: xlsx([studentsSheet(unit, plan), studies]),
  };
}

/** The files of all studies as one archive, a folder for each study, and the questions beside them. */
export async function exportLectureMaterials(unit: Unit, club: number): Promise<Download> {
  const { tenantId, services } = unit;
  const plan = await planFor(unit, club);
  const sequences = plan.studies.map(({ club_study_sequence }) => club_study_sequence);
  const [files] = await unit.read(listMaterialFiles(tenantId, sequences, MAX_ARCHIVE_FILES + 1));
  if (files.length === 0) return refuse('notFound');
  const bytes = files.reduce((sum, { byte_size }) => sum + byte_size, 0);
  if (files.length > MAX_ARCHIVE_FILES || bytes > MAX_ARCHIVE_BYTES) return refuse('archiveTooLarge');
  const entries = files.map((file) => {
    const study = plan.studies.find(({ club_study_sequence }) => club_study_sequence === file.club_study_sequence)!;
    return {
      folders: [{ id: String(study.position), name: nameOf(unit, study.position, study.title) }],
      name: file.name,
      modifiedAt: file.created_at,
      isText: file.content_type.startsWith('text/'),
      open: () => services.files.get(`${tenantId}/${file.file_key}`),
    };
  });
  const questions = {
    folders: [],
    name: text.questionsName,
    modifiedAt: unit.now,
    isText: false,
    open: async () => xlsx([questionsSheet(unit, { tenantId, club })]),
  };
  return {
    name: text.archiveName(plan.clubName),
    contentType: 'application/zip',
    stream: zip([...entries, questions]),
  };
}
