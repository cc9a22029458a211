import { sql } from 'kysely';
import { MAX_HELPED } from '@dure/contract/answering/answers/helped.endpoints';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepareShapes } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { anonymousNumber } from '../../clubs/quiz-access/quiz-access.public.ts';

interface Own {
  readonly tenantId: string;
  readonly club: number;
  readonly memberId: string;
  /** Of one quiz alone. */
  readonly quiz?: number | undefined;
}

/** The caller's submitted answers in a club. */
const ownAnswers = ({ tenantId, club, memberId, quiz }: Own) => {
  const query = build
    .selectFrom('answers as own')
    .innerJoin('club_quizzes', (join) => sameTenant(join, 'club_quizzes', 'own', ['club_sequence', 'quiz_sequence']))
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'own', 'quiz_sequence'))
    .where('own.tenant_id', '=', tenantId)
    .where('own.club_sequence', '=', club)
    .where('own.member_id', '=', memberId)
    .where('own.pre_submitted_at', 'is not', null)
    .where('club_quizzes.published', '=', true);
  return quiz === undefined ? query : query.where('own.quiz_sequence', '=', quiz);
};

const PLACE = ['own.quiz_sequence', 'club_quizzes.position', 'quizzes.question'] as const;
const PERSON = ['members.member_id', 'members.nickname', 'members.profile_image_key', 'theirs.alias_id'] as const;

/** Quotes of answers that stand. */
const quotes = (tenantId: string) =>
  build
    .selectFrom('answer_quotes')
    .select(['tenant_id', 'quoted_sequence as own_sequence', 'answer_sequence as their_sequence'])
    .select(['passage as text', 'quoted_at as at'])
    .where('tenant_id', '=', tenantId)
    .where('stands', '=', true);

/** Thoughts that stand, of the answers that they came from. */
const thoughts = (tenantId: string) =>
  build
    .selectFrom('answer_influences')
    .select(['tenant_id', 'source_sequence as own_sequence', 'answer_sequence as their_sequence'])
    .select((row) => ['passage as text', row.ref('decided_at').$notNull().as('at')])
    .where('tenant_id', '=', tenantId)
    .where('stands', '=', true)
    .where('is_confirmed', '=', true);

/** Whose answers stand at the other end, the latest first. */
const listHelped = (given: Own, links: ReturnType<typeof quotes> | ReturnType<typeof thoughts>) =>
  ownAnswers(given)
    .innerJoin((links as ReturnType<typeof quotes>).as('link'), (join) =>
      sameTenant(join, 'link', 'own', { own_sequence: 'answer_sequence' }),
    )
    .innerJoin('answers as theirs', (join) => sameTenant(join, 'theirs', 'link', { answer_sequence: 'their_sequence' }))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'theirs', 'member_id'))
    .select(PLACE)
    .select(PERSON)
    .select([anonymousNumber('theirs').as('anonymous_number'), 'link.text', 'link.at'])
    .orderBy('link.at', 'desc')
    .limit(MAX_HELPED);

/** Who quotes them now. */
export const listQuoting = prepareShapes([], (given: Own) => listHelped(given, quotes(given.tenantId)));

/** Who said that a thought of theirs came from them. */
export const listInfluenced = prepareShapes([], (given: Own) => listHelped(given, thoughts(given.tenantId)));

/** Whose one-pick they are, the latest first. */
export const listPicking = prepareShapes([], (given: Own) =>
  ownAnswers(given)
    .innerJoin('one_picks', (join) => sameTenant(join, 'one_picks', 'own', 'answer_sequence'))
    .innerJoin('members', (join) => sameTenant(join, 'members', 'one_picks', 'member_id'))
    .leftJoin('answers as theirs', (join) =>
      sameTenant(join, 'theirs', 'own', ['club_sequence', 'quiz_sequence'])
        .onRef('theirs.member_id', '=', 'one_picks.member_id')
        .on('theirs.pre_submitted_at', 'is not', null),
    )
    .select(PLACE)
    .select(PERSON)
    .select([
      sql<number | null>`case when theirs.alias_id is not null then ${anonymousNumber('theirs')} end`.as(
        'anonymous_number',
      ),
      'one_picks.reason as text',
      'one_picks.created_at as at',
    ])
    .orderBy('one_picks.created_at', 'desc')
    .limit(MAX_HELPED),
);
export type HelpedRow = RowsOf<ReturnType<typeof listPicking>>[number];

/** From whose answers thoughts of theirs seem to come; who has left the product cannot be thanked. */
export const listInfluences = prepareShapes([], (given: Own) =>
  ownAnswers(given)
    .innerJoin('answer_influences as influence', (join) =>
      sameTenant(join, 'influence', 'own', 'answer_sequence').on('influence.stands', '=', true),
    )
    .innerJoin('answers as theirs', (join) =>
      sameTenant(join, 'theirs', 'influence', { answer_sequence: 'source_sequence' }),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'theirs', 'member_id'))
    .select(PERSON)
    .select([
      'own.quiz_sequence',
      anonymousNumber('theirs').as('anonymous_number'),
      'influence.sentence',
      'influence.passage',
      'influence.is_confirmed',
    ])
    .where('members.status', '=', 'ACTIVE')
    .orderBy('influence.found_at', 'desc')
    .orderBy('influence.source_sequence')
    .limit(MAX_HELPED),
);
