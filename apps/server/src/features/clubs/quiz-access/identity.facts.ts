import type { Person } from '@dure/contract/tenancy/accounts/person';
import { sql, type RawBuilder } from 'kysely';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { type PersonFacts, personView } from '../../tenancy/accounts/accounts.public.ts';
import { hiddenText } from './quiz-access.text.ts';

/** Whether a club hides who wrote what; over parameters, PostgreSQL looks it up once for all rows. */
export const anonymity = (tenantId: RawBuilder<unknown>, clubSequence: RawBuilder<unknown>) =>
  sql<boolean>`(select clubs.anonymous from clubs
    where clubs.tenant_id = ${tenantId} and clubs.club_sequence = ${clubSequence})`;

/**
 * The place of an answer among the submitted ones of its quiz, as an expression over the table (or alias) that holds
 * it. Null outside anonymous clubs. It never changes: later answers come after.
 */
export const anonymousNumber = (answers: string, isAnonymous?: RawBuilder<boolean>) => {
  const column = (name: string) => sql.ref(`${answers}.${name}`);
  return sql<number | null>`case when ${isAnonymous ?? anonymity(column('tenant_id'), column('club_sequence'))} then (
      select count(*) from answers as earlier
      where earlier.tenant_id = ${column('tenant_id')} and earlier.club_sequence = ${column('club_sequence')}
        and earlier.quiz_sequence = ${column('quiz_sequence')}
        and (earlier.pre_submitted_at, earlier.answer_sequence)
          <= (${column('pre_submitted_at')}, ${column('answer_sequence')})
    ) end`;
};

export interface AuthorRow extends PersonFacts {
  /** Of the person's answer to the quiz; null where they have submitted none. */
  readonly alias_id: string | null;
  readonly anonymous_number: number | null;
}

/**
 * A person as the viewer sees them. Where the club hides people, whoever has an answer to the quiz is a number, in
 * their replies too, or their thread would name them. The alias replaces the id, which other pages link to a name.
 * Those without an answer (instructors) and the viewer are themselves.
 */
export function seenPerson(row: AuthorRow, hidesPeople: boolean, viewerId: string | null): Person {
  if (!hidesPeople || row.alias_id === null || row.anonymous_number === null || row.member_id === viewerId) {
    return personView(row);
  }
  return {
    memberUUID: row.alias_id,
    nickname: hiddenName(row.anonymous_number),
    profileImageUrl: imageUrl(null, 'profile'),
  };
}

/** What stands for the name of the author of the n-th answer to a quiz. */
export const hiddenName = (n: number): string => hiddenText.nickname(n);

/** A file's name can be its author's: where the club hides people it keeps its ending alone. `position` counts from 0. */
export const hiddenFileName = (name: string, position: number): string =>
  hiddenText.attachment(position + 1, /\.[\p{L}\p{N}]{1,10}$/u.exec(name)?.[0] ?? '');
