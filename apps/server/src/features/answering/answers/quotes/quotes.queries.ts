import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** Texts of one answer that are searched: whoever revises more often is quoted from the latest of them. */
const MAX_VERSIONS = 20;

interface Named extends Asked {
  /** Nicknames of the authors, or the numbers of their answers where the club hides people; the other list is empty. */
  readonly nicknames: readonly string[];
  readonly numbers: readonly number[];
}

/** Others' submitted answers to the quiz by those names, each with the texts of it that others could read. */
export const listNamed = prepare(({ tenantId, club, quiz, memberId, nicknames, numbers }: Named) =>
  build
    .selectFrom(
      build
        .selectFrom('answers')
        .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
        .select([
          'answers.tenant_id',
          'answers.answer_sequence',
          'answers.member_id',
          'answers.final_text',
          'members.nickname',
          sql<number>`row_number() over (order by answers.pre_submitted_at, answers.answer_sequence)`.as('number'),
        ])
        .where('answers.tenant_id', '=', tenantId)
        .where('answers.club_sequence', '=', club)
        .where('answers.quiz_sequence', '=', quiz)
        .where('answers.pre_submitted_at', 'is not', null)
        .as('named'),
    )
    .select((row) => [
      'named.answer_sequence',
      'named.member_id',
      'named.nickname',
      // What counts is read by all, also where it came after the model answer.
      'named.final_text',
      'named.number',
      jsonArrayFrom(
        row
          .selectFrom('answer_versions')
          .select('answer_versions.text')
          .whereRef('answer_versions.tenant_id', '=', 'named.tenant_id')
          .whereRef('answer_versions.answer_sequence', '=', 'named.answer_sequence')
          .where('answer_versions.after_model_answer', '=', false)
          .orderBy('answer_versions.version_no', 'desc')
          .limit(MAX_VERSIONS),
      ).as('versions'),
    ])
    .where('named.member_id', '!=', memberId)
    .where(sql<boolean>`(named.nickname = any(${nicknames}::text[]) or named.number = any(${numbers}::bigint[]))`),
);
export type NamedRow = RowsOf<ReturnType<typeof listNamed>>[number];

interface Own {
  readonly tenantId: string;
  readonly answerSequence: number;
}

export interface Quoted {
  readonly sequence: number;
  readonly passage: string;
}

const putRows = prepare(
  ({ tenantId, answerSequence, quoted, now }: Own & { /** As JSON. */ readonly quoted: string; readonly now: Date }) =>
    build
      .insertInto('answer_quotes')
      .columns(['tenant_id', 'answer_sequence', 'quoted_sequence', 'passage', 'quoted_at'])
      .expression(
        build
          .selectFrom(
            sql<{ sequence: number; passage: string }>`jsonb_to_recordset(${quoted}::jsonb)`.as<'one'>(
              sql`one(sequence bigint, passage text)`,
            ),
          )
          .select([
            sql<string>`${tenantId}::uuid`.as('tenant_id'),
            sql<number>`${answerSequence}::bigint`.as('answer_sequence'),
            'one.sequence',
            'one.passage',
            sql<Date>`${now}::timestamptz`.as('quoted_at'),
          ]),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'answer_sequence', 'quoted_sequence'])
          .doUpdateSet((row) => ({ passage: row.ref('excluded.passage'), stands: true })),
      )
      // A row that was there before carries the number of the transaction that changed it.
      .returning(['quoted_sequence', sql<boolean>`xmax = 0`.as('is_new')]),
);

/** Keeps whom the answer quotes now; answers with each whether it was quoted for the first time. */
export const putQuotes = ({ quoted, ...own }: Own & { readonly quoted: readonly Quoted[]; readonly now: Date }) =>
  putRows({ ...own, quoted: JSON.stringify(quoted) });

/** A revision that leaves quotes out: theirs no longer stand. */
export const dropQuotes = prepare(({ tenantId, answerSequence, kept }: Own & { readonly kept: readonly number[] }) =>
  build
    .updateTable('answer_quotes')
    .set({ stands: false })
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence)
    .where('stands', '=', true)
    .where(sql<boolean>`quoted_sequence <> all(${kept}::bigint[])`),
);

/** By which id others find the answer where the club hides people. */
export const findAlias = ({ tenantId, answerSequence }: Own) =>
  build
    .selectFrom('answers')
    .select('alias_id')
    .where('tenant_id', '=', tenantId)
    .where('answer_sequence', '=', answerSequence);
