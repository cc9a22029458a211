import type { listAnswers, listQuizAnswers } from '@dure/contract/answering/answers/answers.endpoints';
import { sql } from 'kysely';
import type { z } from 'zod';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { holdsWord } from '../../../../kernel/database/word-search/word-search.ts';
import { cardsOf, shownText, submitted, withCard } from './cards.queries.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

export type AnswersQuery = z.output<(typeof listAnswers)['query']>;
export type QuizAnswersQuery = z.output<(typeof listQuizAnswers)['query']>;

interface Sought extends Asked {
  /** In lower case; empty for all. */
  readonly keyword: string;
  /** Later answers are left out; `infinity` leaves out none. */
  readonly asOf: string;
}
interface PageOf extends Sought {
  readonly size: number;
  readonly offset: number;
}

/** Those that hold the keyword. Nicknames are not searched where the club hides them: that would find people. */
const holding = (query: ReturnType<typeof submitted>, given: Asked & { keyword: string }) => {
  const namesakes = build
    .selectFrom('members')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'members', []))
    .select('members.member_id')
    .where('members.tenant_id', '=', given.tenantId)
    .where('members.member_id', '=', sql.ref<string>('answers.member_id'))
    .where('clubs.club_sequence', '=', given.club)
    .where('clubs.anonymous', '=', false)
    .where(holdsWord(given.keyword, [sql.ref('members.nickname')]));
  return query.where((row) => row.or([holdsWord(given.keyword, [shownText]), row.exists(namesakes)]));
};

const peers = (given: Sought, hasKeyword: boolean) => {
  const query = submitted(given)
    .where('answers.member_id', '!=', given.memberId)
    .where('answers.pre_submitted_at', '<=', sql<Date>`${given.asOf}::timestamptz`);
  return hasKeyword ? holding(query, given) : query;
};

const ORDER = {
  newest: 'answers.pre_submitted_at',
  likes: 'answers.like_count',
  onePicks: 'answers.one_pick_count',
} as const;

/** The page is cut first. */
const pageOf = (sort: keyof typeof ORDER, hasKeyword: boolean) =>
  prepare((given: PageOf) =>
    cardsOf(
      given,
      withCard(peers(given, hasKeyword))
        .orderBy(ORDER[sort], 'desc')
        .orderBy('answers.answer_sequence', 'desc')
        .limit(given.size)
        .offset(given.offset),
    )
      .orderBy(ORDER[sort], 'desc')
      .orderBy('answers.answer_sequence', 'desc'),
  );
const byKeyword = <T>(make: (hasKeyword: boolean) => T) => ({ all: make(false), sought: make(true) });
const PAGES = {
  newest: byKeyword((hasKeyword) => pageOf('newest', hasKeyword)),
  likes: byKeyword((hasKeyword) => pageOf('likes', hasKeyword)),
  onePicks: byKeyword((hasKeyword) => pageOf('onePicks', hasKeyword)),
};
const COUNTS = byKeyword((hasKeyword) =>
  prepare((given: Sought) => peers(given, hasKeyword).select((row) => row.fn.countAll<number>().as('count'))),
);

const shapeOf = (keyword: string) => (keyword === '' ? 'all' : 'sought');
const soughtBy = (given: Asked, { keyword, asOf = 'infinity' }: Pick<AnswersQuery, 'keyword' | 'asOf'>): Sought => ({
  ...given,
  keyword,
  asOf,
});

/** One page of the others' answers with files and the viewer's own likes and picks, in one statement. */
export const listPeers = (given: Asked, query: AnswersQuery) =>
  PAGES[query.sort][shapeOf(query.keyword)]({
    ...soughtBy(given, query),
    size: query.size,
    offset: (query.page - 1) * query.size,
  });

/** How many there are of those. Where neither keyword nor moment narrows them, the quiz's own counter says it instead. */
export const countPeers = (given: Asked, query: AnswersQuery) => COUNTS[shapeOf(query.keyword)](soughtBy(given, query));

/** All submitted answers, in the order of their submission: a page of them never changes its rows. */
const everyone = (hasKeyword: boolean) => (given: Asked & { keyword: string }) =>
  hasKeyword ? holding(submitted(given), given) : submitted(given);
const ALL_PAGES = byKeyword((hasKeyword) =>
  prepare((given: PageOf) =>
    cardsOf(
      given,
      withCard(everyone(hasKeyword)(given))
        .orderBy('answers.pre_submitted_at')
        .orderBy('answers.answer_sequence')
        .limit(given.size)
        .offset(given.offset),
    )
      .orderBy('answers.pre_submitted_at')
      .orderBy('answers.answer_sequence'),
  ),
);
const countEveryone = prepare((given: Sought) =>
  everyone(true)(given).select((row) => row.fn.countAll<number>().as('count')),
);

export const listEveryone = (given: Asked, { page, size, keyword }: QuizAnswersQuery) =>
  ALL_PAGES[shapeOf(keyword)]({ ...soughtBy(given, { keyword }), size, offset: (page - 1) * size });

/** How many hold the keyword. */
export const countHolding = (given: Asked, { keyword }: QuizAnswersQuery) =>
  countEveryone(soughtBy(given, { keyword }));

const MAX_CANDIDATES = 200;
/** Characters of each that are compared: enough to tell answers apart, and bounded work for the longest ones. */
const COMPARED = 2000;

/** The texts of the others' answers that are compared with the own one: the most valued, then the newest. */
export const listCandidates = prepare((given: Asked) =>
  submitted(given)
    .where('answers.member_id', '!=', given.memberId)
    .select([
      'answers.answer_sequence',
      'answers.like_count',
      'answers.one_pick_count',
      sql<string>`left(${shownText}, ${sql.lit(COMPARED)})`.as('text'),
    ])
    .orderBy('answers.one_pick_count', 'desc')
    .orderBy('answers.like_count', 'desc')
    .orderBy('answers.answer_sequence', 'desc')
    .limit(MAX_CANDIDATES),
);

/** The own pre-answer, and the keywords of the quiz. */
export const findOwnText = prepare((given: Asked) =>
  submitted(given)
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select(['answers.pre_text', 'quizzes.model_answer_keywords'])
    .where('answers.member_id', '=', given.memberId),
);

export const listCards = prepare((given: Asked & { sequences: readonly number[] }) =>
  cardsOf(
    given,
    withCard(submitted(given).where(sql<boolean>`answers.answer_sequence = any(${given.sequences}::bigint[])`)),
  ),
);
