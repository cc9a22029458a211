import type { DataGroup } from '@dure/contract/platform/privacy/data-groups';
import { sql, type RawBuilder } from 'kysely';

export interface OfMember {
  readonly tenantId: string;
  readonly memberId: string;
}

/** Which rows of a table are a member's: a condition over that table by its own name. */
export type Whose = (of: OfMember) => RawBuilder<boolean>;

/**
 * What a table holds about people. Every column of the schema stands in exactly one of the four lists, parted by spaces;
 * `tenant_id` stands in none. Withdrawal, export and the page about one's data do what is said here.
 */
export interface TableData {
  /** The heading under which the member is told of it; none: nobody's data stands there. */
  readonly group?: DataGroup;
  readonly whose?: Whose;
  /** About the person, and theirs to take along. */
  readonly given?: string;
  /** How a column of these is taken along where it names others as it stands. */
  readonly written?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** About the person, for the product's own working: secrets, marks, figures that others would be seen in. */
  readonly kept?: string;
  /** Ids of people. An export leaves them out: they are others', or the reader's own. */
  readonly people?: string;
  /** About nobody. */
  readonly plain?: string;
  /** Of the member's rows those that they may be shown by now. */
  readonly visible?: RawBuilder<boolean>;
  /** What withdrawal does to the member's rows: they go, they stay with '탈퇴한 회원', or stay with these columns emptied. */
  readonly leaving: 'goes' | 'stays' | Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Rows of whose column this is. */
export const own =
  (column = 'member_id'): Whose =>
  ({ tenantId, memberId }) =>
    sql`(tenant_id = ${tenantId}::uuid and ${sql.ref(column)} = ${memberId}::uuid)`;

/** Rows that hang on the member's answers. */
export const ofOwnAnswers: Whose = ({ tenantId, memberId }) =>
  sql`(tenant_id = ${tenantId}::uuid and answer_sequence in (select mine.answer_sequence from answers as mine
    where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid))`;

export const columnsOf = (list: string | undefined): string[] => (list ?? '').split(/\s+/).filter(Boolean);
