import { EVALUATION_SECTIONS, type EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';

/** What each part says where all reports of a club say the same in it; null in the others. */
export type SameRow = Readonly<Record<EvaluationSection, string | null>>;

interface OfClub {
  readonly tenantId: string;
  readonly clubSequence: number;
}

/** Reports that are shown: of members of now, and what was released. */
const SHOWN = sql<boolean>`(member_evaluations.evaluation_status = 'RELEASED' or exists (select from club_members
  where club_members.tenant_id = member_evaluations.tenant_id
    and club_members.club_sequence = member_evaluations.club_sequence
    and club_members.member_id = member_evaluations.member_id and club_members.membership_status = 'MEMBER'))`;

export const findSame = ({ tenantId, clubSequence }: OfClub) =>
  build
    .selectFrom('member_evaluations')
    .select(
      EVALUATION_SECTIONS.map((section) =>
        sql<string | null>`case when min(sections->>${sql.lit(section)}) = max(sections->>${sql.lit(section)})
          then min(sections->>${sql.lit(section)}) end`.as(section),
      ),
    )
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where(SHOWN);

/** Changes a part in all reports that say just this in it. */
export const editCommon = (
  { tenantId, clubSequence }: OfClub,
  { section, before, text }: { readonly section: EvaluationSection; readonly before: string; readonly text: string },
  editor: { readonly memberId: string; readonly now: Date },
) =>
  build
    .updateTable('member_evaluations')
    .set((row) => ({
      sections: sql`jsonb_set(sections, ${sql.lit(`{${section}}`)}::text[], to_jsonb(${text}::text))`,
      edited_by: editor.memberId,
      edited_at: editor.now,
      version: row('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where(SHOWN)
    .where(sql<boolean>`sections->>${sql.lit(section)} = ${before}`);
