import { meanOf } from '@dure/contract/insight/dashboard/club-figures';
import { plainWhole } from '@dure/contract/markdown/plain-question';
import { isOnTime, progressPercent } from '@dure/contract/authoring/quizzes/progress';
import type { Query } from '../../../kernel/database/database.ts';
import type { Download } from '../../../kernel/http/route.ts';
import { momentWriter } from '../../../kernel/spreadsheet/moments.ts';
import { xlsx, XLSX_TYPE, type Cell, type Sheet } from '../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { gradebookSheets } from '../gradebook/gradebook.public.ts';
import { listQuizFigures, type QuizFiguresRow } from './dashboard.queries.ts';
import { isOpened } from './dashboard.view.ts';
import { exportAnswers, exportGrades, exportMembers, type Stretch } from './export.queries.ts';
import { exportText as text } from './export.text.ts';

/** Members read at once: answers are up to 20,000 characters each. */
const STRETCH = 200;

/** All rows of a list, a stretch at a time, each in a read of its own. */
async function* allOf<Row extends { member_id: string }>(
  unit: Unit,
  club: number,
  query: (stretch: Stretch) => Query<Row>,
): AsyncGenerator<Row> {
  const { tenantId, services } = unit;
  for (let after: string | null = null; ;) {
    const stretch: Stretch = { tenantId, club, after, limit: STRETCH };
    const rows: Row[] = (await services.database.read(tenantId, query(stretch)))[0];
    yield* rows;
    const last: string | undefined = rows.at(-1)?.member_id;
    if (last === undefined) return;
    after = last;
  }
}

const columns = (...heads: readonly (readonly [header: string, width: number])[]) =>
  heads.map(([header, width]) => ({ header, width }));

interface Exported {
  readonly unit: Unit;
  readonly club: number;
  readonly quizzes: readonly QuizFiguresRow[];
  readonly moment: ReturnType<typeof momentWriter>;
}

function membersSheet({ unit, club, quizzes, moment }: Exported): Sheet {
  const opened = quizzes.filter((quiz) => isOpened(quiz, unit.now)).length;
  const { name, joinedAt, progress, submitted, finals, onTime, graded, mean } = text;
  return {
    name: text.sheets.members,
    columns: columns(
      [name, 18],
      [joinedAt, 18],
      [progress, 10],
      [submitted, 12],
      [finals, 12],
      [onTime, 12],
      [graded, 12],
      [mean, 10],
    ),
    async *rows() {
      for await (const row of allOf(unit, club, exportMembers)) {
        yield [
          row.nickname,
          moment(row.joined_at),
          progressPercent(row.final_count, opened),
          row.submitted_count,
          row.final_count,
          row.on_time_count,
          row.grade_count,
          meanOf(row.grade_sum, row.grade_count),
        ];
      }
    },
  };
}

function answersSheet({ unit, club, quizzes, moment }: Exported): Sheet {
  const { no, week, question, name, status, preAt, pre, finalAt, final, timely, comprehension, official } = text;
  return {
    name: text.sheets.answers,
    columns: columns(
      ...([
        [no, 6],
        [week, 6],
        [question, 40],
        [name, 18],
        [status, 10],
      ] as const),
      ...([
        [preAt, 18],
        [pre, 60],
        [finalAt, 18],
        [final, 60],
      ] as const),
      ...([
        [timely, 8],
        [comprehension, 8],
        [official, 10],
      ] as const),
    ),
    async *rows() {
      for (const quiz of quizzes) {
        const answers = allOf(unit, club, (stretch) => exportAnswers({ ...stretch, quiz: quiz.quiz_sequence }));
        for await (const row of answers) {
          const finalOf = row.final_submitted_at;
          const inTime = isOnTime(finalOf, quiz.deadline_at);
          const cells: Cell[] = [quiz.position, quiz.week, plainWhole(quiz.question), row.nickname];
          cells.push(text.statuses[row.answer_status] ?? row.answer_status);
          cells.push(moment(row.pre_submitted_at), row.pre_text, moment(finalOf), row.final_text);
          cells.push(inTime === null ? null : inTime ? text.inTime : text.late, row.comprehension, row.official_grade);
          yield cells;
        }
      }
    },
  };
}

function gradesSheet({ unit, club, quizzes, moment }: Exported): Sheet {
  const { no, name, grader, grade, note, gradedBy, gradedAt } = text;
  return {
    name: text.sheets.grades,
    columns: columns([no, 6], [name, 18], [grader, 10], [grade, 8], [note, 40], [gradedBy, 18], [gradedAt, 18]),
    async *rows() {
      for (const { position, quiz_sequence } of quizzes) {
        const grades = allOf(unit, club, (stretch) => exportGrades({ ...stretch, quiz: quiz_sequence }));
        for await (const row of grades) {
          if (row.grader === null) continue;
          const by = text.graders[row.grader] ?? row.grader;
          yield [position, row.nickname, by, row.grade, row.note, row.graded_by, moment(row.graded_at)];
        }
      }
    },
  };
}

/**
 * A club as a workbook: the gradebook first, in its instructors' layout, then comments, members, submitted answers and
 * grades. Authors are named, also in anonymous clubs.
 */
export async function exportClub(unit: Unit, club: number): Promise<Download> {
  const [[row], quizzes] = await unit.read(
    findClubFacts(unit.tenantId, club, unit.memberId),
    listQuizFigures({ tenantId: unit.tenantId, club }),
  );
  const facts = admitClubAdmin(unit.me, row);
  const exported = { unit, club, quizzes, moment: momentWriter(unit.tenant.time_zone) };
  const gradebook = await gradebookSheets(unit, facts);
  return {
    name: text.fileName(facts.club_name),
    contentType: XLSX_TYPE,
    stream: xlsx([...gradebook, membersSheet(exported), answersSheet(exported), gradesSheet(exported)]),
  };
}
