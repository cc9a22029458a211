import { build } from '../kernel/database/build.ts';
import type { Person } from './people.ts';
import { START, type TestServer } from './server.ts';
import type { Place } from './answers.ts';

export interface GradedAnswer {
  readonly person: Pick<Person, 'memberId'>;
  readonly place: Place;
  /** Without one the answer stays at the pre-answer. */
  readonly final?: boolean;
  readonly preGrade?: number | null;
  /** AI's grade of the final answer; without one AI found what the official grade says. */
  readonly aiFinalGrade?: number | null;
  readonly grades?: Readonly<Partial<Record<'INSTRUCTOR' | 'AI' | 'SELF', number>>>;
}

/** Writes submitted answers with their grades straight into the database. */
export async function makeGradedAnswers(server: TestServer, tenantId: string, answers: readonly GradedAnswer[]) {
  await server.database.transaction(tenantId, async (transaction) => {
    for (const { person, place, final = true, preGrade = null, grades = {}, ...given } of answers) {
      const { aiFinalGrade = grades.INSTRUCTOR ?? grades.AI ?? grades.SELF ?? null } = given;
      const row = await transaction.first(
        build
          .insertInto('answers')
          .values({
            tenant_id: tenantId,
            club_sequence: place.club,
            quiz_sequence: place.quiz,
            member_id: person.memberId,
            answer_status: final ? '0003' : '0002',
            pre_text: '사전',
            pre_grade: preGrade,
            ai_final_grade: final ? aiFinalGrade : null,
            pre_submitted_at: START,
            final_text: final ? '최종' : '',
            final_submitted_at: final ? START : null,
            created_at: START,
            updated_at: START,
          })
          .returning('answer_sequence'),
      );
      const keys = { tenant_id: tenantId, answer_sequence: row!.answer_sequence };
      const written = Object.entries(grades).map(([grader, grade]) => ({
        ...keys,
        grader,
        grade,
        graded_by: person.memberId,
        graded_at: START,
      }));
      if (written.length > 0) await transaction.change(build.insertInto('answer_grades').values(written));
    }
  });
}
