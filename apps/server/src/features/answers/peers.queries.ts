import type { listAnswers } from '@dure/contract/answers/answers.endpoints';
import { ANSWER_STATUS } from '@dure/contract/answers/answers.views';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import { build } from '../../kernel/database/build.ts';
import type { RowsOf } from '../../kernel/database/database.ts';
import { prepare } from '../../kernel/database/prepare.ts';
import { anonymity, anonymousNumber } from './identity.service.ts';
import type { Asked } from './quiz-facts.service.ts';

export type AnswersQuery = z.output<(typeof listAnswers)['query']>;

/** The text that the others read: the final one as soon as there is one. */
const shownText = sql<string>`case when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)}
  then answers.final_text else answers.pre_text end`;

interface Sought extends Asked {
  /** In lower case; empty for all. */
  readonly keyword: string;
}
interface PageOf extends Sought {
  readonly size: number;
  readonly offset: number;
}

const submittedByOthers = ({ tenantId, club, quiz, memberId }: Asked) =>
  build
    .selectFrom('answers')
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.pre_submitted_at', 'is not', null)
    .where('answers.member_id', '!=', memberId);

/** Those that hold the keyword. Nicknames are not searched where the club hides them: that would find people. */
const peers = (given: Sought, hasKeyword: boolean) => {
  const query = submittedByOthers(given);
  if (!hasKeyword) return query;
  const namesakes = build
    .selectFrom('members')
    .innerJoin('clubs', 'clubs.tenant_id', 'members.tenant_id')
    .select('members.member_id')
    .where('members.tenant_id', '=', given.tenantId)
    .where('members.member_id', '=', sql.ref<string>('answers.member_id'))
    .where('clubs.club_sequence', '=', given.club)
    .where('clubs.anonymous', '=', false)
    .where(sql<boolean>`position(${given.keyword} in lower(members.nickname)) > 0`);
  return query.where((row) =>
    row.or([sql<boolean>`position(${given.keyword} in lower(${shownText})) > 0`, row.exists(namesakes)]),
  );
};

const ORDER = {
  newest: 'answers.pre_submitted_at',
  likes: 'answers.like_count',
  onePicks: 'answers.one_pick_count',
} as const;

/** The page is cut first; only its rows are joined with their authors and the viewer's reactions. */
const pageOf = (sort: keyof typeof ORDER, hasKeyword: boolean) =>
  prepare((given: PageOf) =>
    build
      .selectFrom(
        peers(given, hasKeyword)
          .select([
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
          ])
          .orderBy(ORDER[sort], 'desc')
          .orderBy('answers.answer_sequence', 'desc')
          .limit(given.size)
          .offset(given.offset)
          .as('answers'),
      )
      .innerJoin('members', (join) =>
        join.onRef('members.tenant_id', '=', 'answers.tenant_id').onRef('members.member_id', '=', 'answers.member_id'),
      )
      .leftJoin('answer_likes', (join) =>
        join
          .onRef('answer_likes.tenant_id', '=', 'answers.tenant_id')
          .onRef('answer_likes.answer_sequence', '=', 'answers.answer_sequence')
          .on('answer_likes.member_id', '=', given.memberId),
      )
      .leftJoin('one_picks', (join) =>
        join
          .onRef('one_picks.tenant_id', '=', 'answers.tenant_id')
          .onRef('one_picks.club_sequence', '=', 'answers.club_sequence')
          .onRef('one_picks.quiz_sequence', '=', 'answers.quiz_sequence')
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
        row('one_picks.member_id', 'is not', null).$castTo<boolean>().as('is_one_picked'),
        jsonArrayFrom(
          row
            .selectFrom('answer_files')
            .innerJoin('files', (join) =>
              join
                .onRef('files.tenant_id', '=', 'answer_files.tenant_id')
                .onRef('files.file_key', '=', 'answer_files.file_key'),
            )
            .select(['files.file_key as key', 'files.name', 'files.byte_size as size'])
            .whereRef('answer_files.tenant_id', '=', 'answers.tenant_id')
            .whereRef('answer_files.answer_sequence', '=', 'answers.answer_sequence')
            .where(
              'answer_files.step',
              '=',
              sql<string>`case when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)} then 'FINAL' else 'PRE' end`,
            )
            .orderBy('answer_files.position'),
        ).as('files'),
      ])
      .orderBy(ORDER[sort], 'desc')
      .orderBy('answers.answer_sequence', 'desc'),
  );
const byKeyword = <T>(make: (hasKeyword: boolean) => T) => ({ all: make(false), sought: make(true) });
const PAGES = {
  newest: byKeyword((hasKeyword) => pageOf('newest', hasKeyword)),
  likes: byKeyword((hasKeyword) => pageOf('likes', hasKeyword)),
  onePicks: byKeyword((hasKeyword) => pageOf('onePicks', hasKeyword)),
};
const countSought = prepare((given: Sought) =>
  peers(given, true).select((row) => row.fn.countAll<number>().as('count')),
);

/** One page of the others' answers with files and the viewer's own likes and picks, in one statement. */
export const listPeers = (given: Asked, { page, size, sort, keyword }: AnswersQuery) =>
  PAGES[sort][keyword === '' ? 'all' : 'sought']({
    ...given,
    keyword: keyword.toLowerCase(),
    size,
    offset: (page - 1) * size,
  });
export type PeerRow = RowsOf<ReturnType<typeof listPeers>>[number];

/** How many hold a keyword. Without one nothing is counted: the quiz's own counter says it. */
export const countPeers = (given: Asked, { keyword }: AnswersQuery) =>
  countSought({ ...given, keyword: keyword.toLowerCase() });
