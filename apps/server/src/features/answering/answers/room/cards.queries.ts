import { ANSWER_STATUS } from '@dure/contract/answering/answers/answers.views';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { anonymity, anonymousNumber, type Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** The text that the others read: the final one as soon as there is one. */
export const shownText = sql<string>`case when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)}
  then answers.final_text else answers.pre_text end`;

/** Every submitted answer to a quiz. */
export const submitted = ({ tenantId, club, quiz }: Asked) =>
  build
    .selectFrom('answers')
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.pre_submitted_at', 'is not', null);

type Submitted = ReturnType<typeof submitted>;

/** What a card needs of the answer itself. */
export const withCard = (query: Submitted) =>
  query.select([
    'answers.tenant_id',
    'answers.club_sequence',
    'answers.quiz_sequence',
    'answers.answer_sequence',
    'answers.member_id',
    'answers.alias_id',
    'answers.answer_status',
    'answers.pre_submitted_at',
    'answers.like_count',
    'answers.one_pick_count',
    'answers.reply_count',
    shownText.as('text'),
  ]);

/** Cards of the chosen answers: only they are joined with their authors, files and the viewer's reactions. */
export const cardsOf = (given: Asked, chosen: ReturnType<typeof withCard>) =>
  build
    .selectFrom(chosen.as('answers'))
    // One by one: joined at will, all members of the tenant are read where it has few, and the page is sorted again.
    .innerJoinLateral(
      (row) =>
        row
          .selectFrom('members')
          .select(['members.nickname', 'members.profile_image_key'])
          .where('members.tenant_id', '=', given.tenantId)
          .whereRef('members.member_id', '=', 'answers.member_id')
          .limit(sql.lit(1))
          .as('members'),
      (join) => join.onTrue(),
    )
    .leftJoin('answer_likes', (join) =>
      inTenant(join, 'answer_likes', given.tenantId)
        .onRef('answer_likes.answer_sequence', '=', 'answers.answer_sequence')
        .on('answer_likes.member_id', '=', given.memberId),
    )
    .leftJoin('one_picks', (join) =>
      inTenant(join, 'one_picks', given.tenantId)
        .on('one_picks.club_sequence', '=', given.club)
        .on('one_picks.quiz_sequence', '=', given.quiz)
        .onRef('one_picks.answer_sequence', '=', 'answers.answer_sequence')
        .on('one_picks.member_id', '=', given.memberId),
    )
    .select((row) => [
      'answers.answer_sequence',
      'answers.member_id',
      'answers.alias_id',
      'answers.answer_status',
      row.ref('answers.pre_submitted_at').$notNull().as('submitted_at'),
      'answers.like_count',
      'answers.one_pick_count',
      'answers.reply_count',
      'members.nickname',
      'members.profile_image_key',
      'answers.text',
      anonymousNumber('answers', anonymity(sql`${given.tenantId}`, sql`${given.club}`)).as('anonymous_number'),
      row('answer_likes.member_id', 'is not', null).$castTo<boolean>().as('is_liked'),
      row.fn.coalesce('one_picks.reason', sql.lit('')).as('one_pick_reason'),
      row('one_picks.member_id', 'is not', null).$castTo<boolean>().as('is_one_picked'),
      jsonArrayFrom(
        row
          .selectFrom('answer_files')
          .innerJoin('files', (join) => sameTenant(join, 'files', 'answer_files', 'file_key'))
          .select(['files.file_key as key', 'files.name', 'files.byte_size as size'])
          .where('answer_files.tenant_id', '=', given.tenantId)
          .whereRef('answer_files.answer_sequence', '=', 'answers.answer_sequence')
          .where(
            'answer_files.step',
            '=',
            sql<string>`case when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)} then 'FINAL' else 'PRE' end`,
          )
          .orderBy('answer_files.position'),
      ).as('files'),
    ])
    // Said once more: row security then asks for the tenant once a statement, not once for each row that a join looks at.
    .where('answers.tenant_id', '=', given.tenantId);
export type CardRow = RowsOf<ReturnType<typeof cardsOf>>[number];

/** The card of the answer that a path's `memberUUID` means. */
export const findCard = prepare((given: Asked & { memberUUID: string }) =>
  cardsOf(
    given,
    withCard(
      submitted(given).where((row) =>
        row.or([row('answers.member_id', '=', given.memberUUID), row('answers.alias_id', '=', given.memberUUID)]),
      ),
    ),
  ),
);
