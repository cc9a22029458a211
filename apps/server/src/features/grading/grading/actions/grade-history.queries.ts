import { sql } from 'kysely';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { Answers, Members } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Act, PartChange, Version } from '../grade-record.ts';

interface Recorded extends Act {
  readonly actedBy: string;
  readonly now: Date;
}

/** One act with what it changes, in one statement. */
export const recordAction = (
  tenantId: string,
  { club, kind, undoes, actedBy, now }: Recorded,
  entries: readonly (PartChange & Version & { before: object | null })[],
) => {
  const changes = entries.map(({ answerSequence, part, before, value, version }) => ({
    answer_sequence: answerSequence,
    part,
    old_value: before,
    new_value: value,
    new_version: version,
  }));
  return build
    .with('action', (query) =>
      query
        .insertInto('grading_actions')
        .values({
          tenant_id: tenantId,
          club_sequence: club,
          kind,
          acted_by: actedBy,
          acted_at: now,
          undoes_action: undoes ?? null,
        })
        .returning('action_sequence'),
    )
    .with('recorded', (query) =>
      query
        .insertInto('grading_changes')
        .columns(['tenant_id', 'action_sequence', 'answer_sequence', 'part', 'old_value', 'new_value', 'new_version'])
        .expression((row) =>
          row
            .selectFrom('action')
            .innerJoin(
              sql<{
                answer_sequence: number;
                part: string;
                old_value: object | null;
                new_value: object | null;
                new_version: number;
              }>`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)`.as<'one'>(
                sql`one(answer_sequence bigint, part text, old_value jsonb, new_value jsonb, new_version integer)`,
              ),
              (join) => join.onTrue(),
            )
            .select([
              sql<string>`${tenantId}::uuid`.as('tenant_id'),
              'action.action_sequence',
              'one.answer_sequence',
              'one.part',
              sql<string | null>`one.old_value`.as('old_value'),
              sql<string | null>`one.new_value`.as('new_value'),
              'one.new_version',
            ]),
        ),
    )
    .selectFrom('action')
    .select('action.action_sequence');
};

const MAX_SHOWN = 3;

const actions = (tenantId: string, club: number) =>
  build
    .selectFrom('grading_actions')
    .where('grading_actions.tenant_id', '=', tenantId)
    .where('grading_actions.club_sequence', '=', club);

const changesOf = sql`grading_changes.tenant_id = grading_actions.tenant_id
  and grading_changes.action_sequence = grading_actions.action_sequence`;

const withView = (query: ReturnType<typeof actions>, answer?: number) =>
  query
    .innerJoin('members', (join) => sameTenant(join, 'members', 'grading_actions', { member_id: 'acted_by' }))
    .select([
      'grading_actions.action_sequence',
      'grading_actions.kind',
      'grading_actions.acted_at',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      sql<number>`(select count(distinct answer_sequence) from grading_changes where ${changesOf})`.as('answer_count'),
      sql<boolean>`exists (select from grading_actions as undo where undo.tenant_id = grading_actions.tenant_id
        and undo.undoes_action = grading_actions.action_sequence)`.as('is_undone'),
      sql<ShownChange[]>`(select coalesce(json_agg(shown), '[]') from (
        select grading_changes.answer_sequence, answers.quiz_sequence, part, members.member_id, members.nickname,
          members.profile_image_key, coalesce(old_value->>'grade', old_value->>'text') as before,
          coalesce(new_value->>'grade', new_value->>'text') as after
        from grading_changes
        join answers on answers.tenant_id = grading_changes.tenant_id
          and answers.answer_sequence = grading_changes.answer_sequence
        join members on members.tenant_id = answers.tenant_id and members.member_id = answers.member_id
        where ${changesOf} ${answer === undefined ? sql`` : sql`and grading_changes.answer_sequence = ${answer}`}
        order by grading_changes.answer_sequence, part limit ${sql.lit(MAX_SHOWN)}
      ) as shown)`.as('changes'),
    ]);

interface ShownChange
  extends
    RowPart<Answers, 'answer_sequence' | 'quiz_sequence' | 'member_id'>,
    RowPart<Members, 'nickname' | 'profile_image_key'> {
  readonly part: 'GRADE' | 'FEEDBACK' | 'SELF';
  readonly before: string | null;
  readonly after: string | null;
}
export type ActionRow = RowsOf<ReturnType<typeof withView>>[number];

/** Of a club what its admins did; of one answer everything, the member's own grades too. */
const sought = (tenantId: string, club: number, answer: number | undefined) =>
  answer === undefined
    ? actions(tenantId, club).where('grading_actions.kind', '!=', 'SELF')
    : actions(tenantId, club).where(
        sql<boolean>`grading_actions.action_sequence in (select action_sequence from grading_changes
          where grading_changes.tenant_id = ${tenantId} and grading_changes.answer_sequence = ${answer})`,
      );

export const listActions = (
  tenantId: string,
  club: number,
  { page, size, answer }: PageOf & { answer?: number | undefined },
) =>
  withView(sought(tenantId, club, answer), answer)
    .orderBy('grading_actions.action_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

export const countActions = (tenantId: string, club: number, answer: number | undefined) =>
  sought(tenantId, club, answer).select((row) => row.fn.countAll<number>().as('total'));

export const findAction = (tenantId: string, club: number, action: number) =>
  withView(actions(tenantId, club)).where('grading_actions.action_sequence', '=', action);

export const listChanges = (tenantId: string, club: number, action: number) =>
  build
    .selectFrom('grading_changes')
    .innerJoin('grading_actions', (join) => sameTenant(join, 'grading_actions', 'grading_changes', 'action_sequence'))
    .select(['answer_sequence', 'part', 'old_value', 'new_version'])
    .where('grading_changes.tenant_id', '=', tenantId)
    .where('grading_changes.action_sequence', '=', action)
    .where('grading_actions.club_sequence', '=', club);
