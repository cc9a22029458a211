import { CLUB_STATUS, placeAmongOwn } from '@dure/contract/clubs/clubs/club-status';
import { sql, type RawBuilder } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import { columnOf } from '../../../kernel/columns.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepareShapes } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { CLUB_PAGE_FIELDS } from './club-page.fields.ts';
import { imageShape } from './images/club-images.facts.ts';
import { isClubInstructor } from './club-runners.facts.ts';
import {
  all,
  hasNothingToDo,
  holding,
  inStatus,
  isAmong,
  isClub,
  isFavorite,
  isLedBy,
  isListed,
  isMine,
  isOpenToJoin,
  isPublic,
  isRequested,
  isShownTo,
  matching,
  ofType,
  type Condition,
  type Viewing,
} from './club-conditions.queries.ts';

const PLACES = JSON.stringify(
  Object.fromEntries(Object.values(CLUB_STATUS).map((status) => [status, placeAmongOwn(status)])),
);

/** Order of a list; the sequence makes it total. */
const ORDERS = {
  newest: () => sql`clubs.club_sequence desc`,
  current: () => sql`${sql.lit(PLACES)}::jsonb -> clubs.club_status, clubs.club_sequence desc`,
  starting: ({ now }: Viewing) => sql`clubs.start_at < ${now},
    case when clubs.start_at >= ${now} then clubs.start_at end, clubs.start_at desc, clubs.club_sequence desc`,
  popular: () => sql`clubs.member_count desc, clubs.club_sequence desc`,
  closing: () => sql`clubs.recruit_end_at, clubs.club_sequence`,
  favorite: ({ tenantId, memberId }: Viewing) => sql`(select club_favorites.created_at from club_favorites
    where club_favorites.tenant_id = ${tenantId} and club_favorites.member_id = ${memberId}
      and club_favorites.club_sequence = clubs.club_sequence) desc, clubs.club_sequence desc`,
  requested: ({ tenantId, memberId }: Viewing) => sql`(select asked.requested_at from club_members as asked
    where asked.tenant_id = ${tenantId} and asked.member_id = ${memberId}
      and asked.club_sequence = clubs.club_sequence) desc, clubs.club_sequence desc`,
} satisfies Record<string, (viewing: Viewing) => RawBuilder<unknown>>;

/** Which clubs a list holds, for whom, and which page of it. What is undefined does not narrow it. */
export interface CardsWanted extends Viewing {
  readonly list: keyof typeof LISTS;
  readonly sort?: keyof typeof ORDERS;
  /** Of the clubs that the viewer asked to join. */
  readonly requestStatus?: string | undefined;
  /** Of the viewer's own clubs. */
  readonly filter?: 'ALL' | 'MEMBER' | 'ADMIN';
  readonly leaderId?: string;
  readonly clubSequence?: number;
  readonly clubSequences?: readonly number[];
  readonly clubType?: string;
  readonly clubStatus?: string | undefined;
  /** Of `searchPattern`. */
  readonly pattern?: string | undefined;
  readonly jobGroup?: string | undefined;
  readonly jobLevel?: string | undefined;
  readonly weekday?: string | undefined;
  readonly size?: number;
  readonly offset?: number;
  /** Each row says how many clubs the whole list holds. */
  readonly isCounted?: boolean;
}

const LISTS = {
  PUBLIC: () => all(isPublic(), isListed()),
  /** One can join them, and has not asked to. */
  CLOSING: (wanted) => all(isPublic(), inStatus(CLUB_STATUS.recruiting), isOpenToJoin(wanted), hasNothingToDo(wanted)),
  MINE: (wanted) => isMine(wanted, wanted.filter ?? 'ALL'),
  FAVORITE: (wanted) => all(isFavorite(wanted), isShownTo(wanted)),
  REQUESTED: (wanted) => isRequested(wanted, wanted.requestStatus),
  /** Those that somebody leads, as far as the viewer may look at them. */
  LED: (wanted) => all(isLedBy(wanted.leaderId!), isListed(), isShownTo(wanted)),
  ONE: ({ clubSequence }) => isClub(clubSequence!),
  SOME: ({ clubSequences }) => isAmong(clubSequences!),
} satisfies Record<string, (wanted: CardsWanted) => Condition>;

const conditionOf = (wanted: CardsWanted): Condition => {
  const list: (wanted: CardsWanted) => Condition = LISTS[wanted.list];
  return all(
    list(wanted),
    ofType(wanted.clubType),
    inStatus(wanted.clubStatus),
    matching(wanted.pattern),
    holding('job_groups', wanted.jobGroup),
    holding('job_levels', wanted.jobLevel),
    holding('study_cycle', wanted.weekday),
  );
};

/** What a card shows, and what permissions rest on. */
const COLUMNS = [
  'clubs.tenant_id',
  'clubs.club_sequence',
  'clubs.club_type',
  'clubs.club_status',
  'clubs.version',
  'clubs.club_name',
  'clubs.tagline',
  'clubs.description',
  'clubs.image_key',
  'clubs.cover_lead',
  'clubs.is_public',
  'clubs.creator_id',
  'clubs.leader_id',
  'clubs.capacity',
  'clubs.member_count',
  'clubs.recruit_end_at',
  'clubs.start_at',
  'clubs.end_at',
  'clubs.late_joining',
  'clubs.join_approval',
  'clubs.study_cycle',
  'clubs.week_count',
  'clubs.study_count',
  'clubs.job_groups',
  'clubs.jobs',
  'clubs.job_levels',
] as const;

const cut = (wanted: CardsWanted) =>
  build
    .selectFrom('clubs')
    .where('clubs.tenant_id', '=', wanted.tenantId)
    .where(conditionOf(wanted))
    .orderBy(ORDERS[wanted.sort ?? 'newest'](wanted))
    .limit(wanted.size ?? 1)
    .offset(wanted.offset ?? 0);

/** A page of those that hold a word: all clubs are looked through for it, so they are counted in the same pass. */
const pageByWord = (wanted: CardsWanted) =>
  build
    .selectFrom(
      cut(wanted)
        .select(['clubs.tenant_id', 'clubs.club_sequence', sql<number | null>`count(*) over ()`.as('total')])
        .as('found'),
    )
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'found', 'club_sequence'))
    .where('clubs.tenant_id', '=', wanted.tenantId)
    .select(COLUMNS)
    .select('found.total');

const counting = (wanted: CardsWanted) =>
  build
    .selectFrom('clubs')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', wanted.tenantId)
    .where(conditionOf(wanted));

/** One page of a list. */
const pageOf = (wanted: CardsWanted) =>
  wanted.pattern === undefined
    ? cut(wanted)
        .select(COLUMNS)
        .select(sql<number | null>`${wanted.isCounted ? counting(wanted) : sql`null::bigint`}`.as('total'))
    : pageByWord(wanted);

/** As much of a question as a cover or a preview can hold. */
const SAMPLE_LENGTH = 600;

/**
 * Clubs as cards show them, with the viewer's own state: one statement however many clubs there are. The page is cut first;
 * only its clubs are joined with anything.
 */
const cards = (wanted: CardsWanted) => {
  const { tenantId, memberId, now, sort = 'newest' } = wanted;
  return build
    .selectFrom(pageOf(wanted).as('clubs'))
    .innerJoin('members as leader', (join) => sameTenant(join, 'leader', 'clubs', { member_id: 'leader_id' }))
    .leftJoin('club_members as mine', (join) =>
      sameTenant(join, 'mine', 'clubs', 'club_sequence').on('mine.member_id', '=', memberId),
    )
    .leftJoinLateral(
      (row) =>
        row
          .selectFrom('club_quizzes')
          .select((one) => [
            one.fn.countAll<number>().filterWhere('club_quizzes.published', '=', true).as('quiz_count'),
            one.fn.countAll<number>().filterWhere('club_quizzes.published', '=', false).as('unpublished_count'),
            sql<number>`count(*) filter (where is_opened_so_far(club_quizzes.published, club_quizzes.open_at,
              club_quizzes.pre_count, ${now}))`.as('opened_count'),
            // One look at the club's quizzes for the counts and for the question of its cover.
            // The least pair holds the first quiz, and nothing is sorted for it.
            sql<number | null>`(min(array[club_quizzes.position, club_quizzes.quiz_sequence])
              filter (where club_quizzes.published))[2]`.as('first_sequence'),
          ])
          .whereRef('club_quizzes.tenant_id', '=', 'clubs.tenant_id')
          .whereRef('club_quizzes.club_sequence', '=', 'clubs.club_sequence')
          .as('opened'),
      (join) => join.onTrue(),
    )
    .leftJoin('quizzes as first_quiz', (join) =>
      sameTenant(join, 'first_quiz', 'clubs', []).onRef('first_quiz.quiz_sequence', '=', 'opened.first_sequence'),
    )
    .selectAll('clubs')
    .select((row) => [
      'leader.nickname as leader_nickname',
      sql<string | null>`left(first_quiz.question, ${sql.lit(SAMPLE_LENGTH)})`.as('sample_question'),
      'leader.profile_image_key as leader_image_key',
      imageShape().as('image_shape'),
      'mine.membership_status',
      'mine.final_count',
      sql<boolean>`exists (select from club_favorites as own where own.tenant_id = clubs.tenant_id
        and own.club_sequence = clubs.club_sequence and own.member_id = ${memberId})`.as('is_favorite'),
      isClubInstructor(memberId).as('is_instructor'),
      row.ref('opened.quiz_count').$notNull().as('quiz_count'),
      row.ref('opened.unpublished_count').$notNull().as('unpublished_count'),
      row.ref('opened.opened_count').$notNull().as('opened_count'),
    ])
    .$if(wanted.list === 'REQUESTED', (requested) =>
      requested.select([
        'mine.message as request_message',
        'mine.requested_at',
        'mine.decided_at',
        'mine.reason as decision_reason',
      ]),
    )
    .where('clubs.tenant_id', '=', tenantId)
    .orderBy(ORDERS[sort](wanted));
};
const LITERAL = ['list', 'sort', 'filter', 'isCounted'] as const;
export const listCards = prepareShapes(LITERAL, cards);
export type CardRow = RowsOf<ReturnType<typeof listCards>>[number];

/** One club as its page shows it: its card, and what cards do not show. */
export const findAbout = prepareShapes(LITERAL, (wanted: CardsWanted) =>
  cards(wanted)
    .innerJoin(build.selectFrom('clubs').selectAll().as('page'), (join) =>
      sameTenant(join, 'page', 'clubs', 'club_sequence'),
    )
    .select(CLUB_PAGE_FIELDS.map((field) => `page.${columnOf(field)}` as const)),
);

/** How many clubs the whole list holds. */
export const countCards = prepareShapes(LITERAL, counting);
