import { sql, type Compilable, type RawBuilder } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { ofOwnAnswers, own, type OfMember, type Whose } from '../registry/table-data.ts';

/** Of the lectures' questions that the member asked. */
const ofOwnQuestions: Whose = ({ tenantId, memberId }) =>
  sql`(tenant_id = ${tenantId}::uuid and (club_sequence, serial_number) in (select mine.club_sequence, mine.serial_number
    from lecture_questions as mine where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid))`;
const sentTo: Whose = ({ tenantId, memberId }) =>
  sql`(tenant_id = ${tenantId}::uuid and message_sequence in (select mine.message_sequence
    from club_message_recipients as mine where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid))`;

interface Written {
  readonly whose: Whose;
  readonly texts?: readonly string[];
  readonly documents?: readonly string[];
}

/** Where others wrote to a member, or of their work, and so may have called them by name. What they wrote to everybody is theirs. */
export const WRITTEN_TO: Readonly<Record<string, Written>> = {
  answer_feedback: { whose: ofOwnAnswers, texts: ['text'] },
  answer_grades: { whose: ofOwnAnswers, texts: ['note'], documents: ['criteria'] },
  grade_reviews: { whose: ofOwnAnswers, texts: ['reason', 'reply'] },
  feedback_drafts: { whose: ofOwnAnswers, documents: ['draft'] },
  member_evaluations: { whose: own(), documents: ['sections'] },
  lecture_questions: { whose: own(), texts: ['question', 'answer'] },
  verified_answers: { whose: ofOwnQuestions, texts: ['question', 'answer'] },
  club_messages: { whose: sentTo, texts: ['text'] },
};

const statement = (text: RawBuilder<unknown>): Compilable => ({ compile: () => text.compile(build) });

/** Puts other words in the place of a name, where it was written to its owner. */
export function forgetName(of: OfMember, name: string, instead: string): Compilable[] {
  const updates = Object.entries(WRITTEN_TO).map(([table, { whose, texts = [], documents = [] }]) => {
    const changed = [
      ...texts.map((column) => ({ column, value: sql`without_name(${sql.ref(column)}, ${name}, ${instead})` })),
      ...documents.map((column) => ({
        column,
        value: sql`json_without_name(${sql.ref(column)}, ${name}, ${instead})`,
      })),
    ];
    const settings = sql.join(changed.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`));
    // Rows that change nothing would count as work done.
    const differs = sql.join(
      changed.map(({ column, value }) => sql`${sql.ref(column)} is distinct from ${value}`),
      sql` or `,
    );
    return statement(sql`update ${sql.table(table)} set ${settings} where ${whose(of)} and (${differs})`);
  });
  return [...updates, statement(sql`select forget_name_in_history(${of.memberId}::uuid, ${name}, ${instead})`)];
}
