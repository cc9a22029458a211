import { studyNoOf } from '@dure/contract/tenancy/tenants/study-order.text';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { QuestionStatus } from '@dure/contract/lectures/lecture-questions/question-status';
import type { Download } from '../../../kernel/http/route.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { momentWriter } from '../../../kernel/spreadsheet/moments.ts';
import { type Sheet, xlsx, XLSX_TYPE } from '../../../kernel/spreadsheet/xlsx.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import { listAfter } from './figures.queries.ts';
import { questionExportText as text } from './lecture-questions.text.ts';
import type { OfClub } from './questions.queries.ts';

/** Questions read at once. */
const STRETCH = 500;

/** A row for each question of a club, for its admins. */
export function questionsSheet({ services, tenant }: Unit, of: OfClub): Sheet {
  const moment = momentWriter(tenant.time_zone);
  return {
    name: text.sheet,
    columns: text.columns.map(([header, width]) => ({ header, width })),
    async *rows() {
      for (let after = 0; ;) {
        const [rows] = await services.database.read(of.tenantId, listAfter(of, after, STRETCH));
        for (const row of rows) {
          yield [
            row.serial_number,
            text.study(studyNoOf(tenant.study_order_label_type, row.study_no), row.study_title),
            row.content_title,
            row.unit_no,
            row.question,
            row.asker,
            moment(row.asked_at),
            text.status[row.status as QuestionStatus],
            row.is_private ? text.isPrivate : null,
            row.wonder_count,
            moment(row.solved_at),
            row.answer,
            row.answerer,
            moment(row.answered_at),
          ];
        }
        if (rows.length < STRETCH) return;
        after = rows.at(-1)!.serial_number;
      }
    },
  };
}

/** All questions of a lecture club as a workbook. */
export async function exportLectureQuestions(unit: Unit, club: number): Promise<Download> {
  const { tenantId, memberId } = unit;
  const [[row]] = await unit.read(findClubFacts(tenantId, club, memberId));
  const facts = admitClubAdmin(unit.me, row);
  if (facts.club_type !== CLUB_TYPE.lecture) return refuse('notFound');
  return {
    name: text.fileName(facts.club_name),
    contentType: XLSX_TYPE,
    stream: xlsx([questionsSheet(unit, { tenantId, club })]),
  };
}
