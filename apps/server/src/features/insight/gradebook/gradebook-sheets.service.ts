import { inOrder } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { GradebookLayout } from '@dure/contract/insight/gradebook/gradebook-layout';
import type { GradebookMember, GradebookQuiz } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import type { Sheet } from '../../../kernel/spreadsheet/xlsx.ts';
import { momentWriter } from '../../../kernel/spreadsheet/moments.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { isClubOver } from '../../clubs/clubs/clubs.public.ts';
import { findLayout } from './gradebook-layout.queries.ts';
import {
  listGradebookPeople,
  listGradebookQuizzes,
  listSaid,
  listSomeGradebookRows,
  type SaidRow,
} from './gradebook.queries.ts';
import {
  answerCells,
  answerColumns,
  memberCells,
  memberColumns,
  scoreCells,
  scoreColumns,
} from './gradebook-sheets.ts';
import { gradebookText as text } from './gradebook.text.ts';
import { gradebookQuizView, gradebookRowView, layoutView } from './gradebook.view.ts';

/** Members read at once: what is said to their answers is up to 5,000 characters each. */
const STRETCH = 100;

interface Row {
  readonly member: GradebookMember;
  readonly email: string | null;
  /** By quiz; only where it is asked for. */
  readonly said: ReadonlyMap<number, SaidRow>;
}

/** The gradebook's sheets as the club laid them out; the members stand in the same order every time. */
export async function gradebookSheets(
  unit: Unit,
  facts: { readonly club_sequence: number; readonly club_status: string },
): Promise<Sheet[]> {
  const { tenantId, services, now } = unit;
  const of = { tenantId, club: facts.club_sequence };
  const [quizRows, people, [kept]] = await unit.read(listGradebookQuizzes(of), listGradebookPeople(of), findLayout(of));
  const layout = layoutView(kept);
  const moment = { now, isClubOver: isClubOver(facts) };
  const quizzes = quizRows.map((row) => gradebookQuizView(row, moment));
  const ordered = inOrder(
    people.map(({ member_id, nickname, student_number, joined_at }) => ({
      memberUUID: member_id,
      nickname,
      studentNumber: student_number,
      joinedAt: joined_at?.toISOString() ?? null,
    })),
    layout.order,
  ).map(({ memberUUID }) => memberUUID);

  async function* rows(withSaid: boolean): AsyncGenerator<Row> {
    for (let first = 0; first < ordered.length; first += STRETCH) {
      const some = { ...of, memberIds: ordered.slice(first, first + STRETCH) };
      const [found, said] = await services.database.read(
        tenantId,
        listSomeGradebookRows(some),
        ...(withSaid ? [listSaid(some)] : []),
      );
      const byId = new Map(found.map((row) => [row.member_id, row]));
      const saidBy = Map.groupBy(said ?? [], ({ member_id }) => member_id);
      for (const id of some.memberIds) {
        const row = byId.get(id);
        // Who left meanwhile is no longer there.
        if (!row) continue;
        yield {
          member: gradebookRowView(row, quizzes),
          email: row.email,
          said: new Map((saidBy.get(id) ?? []).map((one) => [one.quiz_sequence, one])),
        };
      }
    }
  }
  const writer = momentWriter(unit.tenant.time_zone);
  const ofAnswers = (name: string, shown: GradebookLayout): Sheet => ({
    name,
    columns: [...memberColumns(shown.columns), ...answerColumns],
    async *rows() {
      for await (const row of rows(true)) {
        const head = memberCells({ ...row, quizzes }, shown, writer);
        for (const cells of answerCells(row, quizzes, shown)) yield [...head, ...cells];
      }
    },
  });
  const ofMembers = (shownQuizzes: readonly GradebookQuiz[]): Sheet => ({
    name: text.sheets.gradebook,
    columns: [...memberColumns(layout.columns), ...scoreColumns(shownQuizzes)],
    async *rows() {
      for await (const row of rows(false)) {
        const scores = shownQuizzes.length > 0 ? scoreCells(row.member, quizzes, layout) : [];
        yield [...memberCells({ ...row, quizzes }, layout, writer), ...scores];
      }
    },
  });
  if (layout.shape === 'feedback') return [ofAnswers(text.sheets.gradebook, layout)];
  return [
    ofMembers(layout.shape === 'scores' ? quizzes : []),
    ofAnswers(text.sheets.feedback, { ...layout, columns: ['studentNumber', 'name'] }),
  ];
}
