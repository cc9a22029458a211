import type { AuditChange } from '@dure/contract/tenancy/audit/audit-actions';
import { sql, type RawBuilder } from 'kysely';
import type { RowPart } from '../../../kernel/columns.ts';
import type { AuditEntries } from '../../../kernel/database/schema.gen.ts';
import { SEARCHED_TEXTS } from '../../../kernel/database/word-search/searched-texts.ts';
import { holdsWord, MOST_FOUND, WordSearch } from '../../../kernel/database/word-search/word-search.ts';
import { type AuditFilter, CHANGES, LOOKS, type Log, type Sought } from './audit-logs.ts';

/** The last entry that was read: the list goes on behind it. */
export interface AuditPlace {
  readonly happened_at: Date;
  readonly source: 'C' | 'L';
  readonly sequence: number;
}

interface Entry extends RowPart<AuditEntries, 'member_id' | 'club_sequence' | 'reason' | 'address' | 'device'> {
  readonly source: 'C' | 'L';
  readonly sequence: number;
  readonly happened_at: Date;
  readonly by_id: string;
  readonly what: string;
  readonly changes: AuditChange[];
  readonly download_reason: string | null;
}

/** People up to whom entries are looked up person by person. */
export const MOST_NAMED = 2000;

const both = (conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `);
const either = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`;

/** Of one instant changes stand before looks. */
function behind({ source, at, sequence }: Log, after: AuditPlace): RawBuilder<boolean> {
  if (after.source === source)
    return sql`(${sql.ref(at)}, ${sql.ref(sequence)}) < (${after.happened_at}, ${after.sequence})`;
  return source === 'C' ? sql`${sql.ref(at)} < ${after.happened_at}` : sql`${sql.ref(at)} <= ${after.happened_at}`;
}

/** What the filter leaves of a log but for its word. */
function within(tenantId: string, log: Log, filter: AuditFilter, after: AuditPlace | undefined): RawBuilder<boolean> {
  const { by, from, to, hasReason, kind } = filter;
  const [doer] = log.people;
  const ofKind = log.ofKind(kind);
  return sql`(${both([
    sql`tenant_id = ${tenantId}::uuid`,
    sql`${sql.ref(log.at)} >= ${from}`,
    ...(to ? [sql`${sql.ref(log.at)} <= ${to}`] : []),
    ...(by === undefined ? [] : [sql`${sql.ref(doer)} = ${by}::uuid`]),
    ...(hasReason ? [log.hasReason] : []),
    ...(ofKind ? [ofKind] : []),
    ...(after ? [behind(log, after)] : []),
  ])})`;
}

const NEWEST = sql`order by happened_at desc, sequence desc`;

/** Members whose name holds the words, whatever else of theirs does. */
const named = (tenantId: string, words: string, narrowed: RawBuilder<unknown>) =>
  sql`select member_id from members where tenant_id = ${tenantId}::uuid and ${narrowed}
    and ${holdsWord(words, [sql.ref('nickname')])}`;

/**
 * The newest entries of a log that the words find. Where they find few reasons and few people, each of these is looked up by its
 * own index. Else the log is read from its newest entry on: finds lie close together.
 */
function soughtIn(tenantId: string, log: Log, sought: Sought, inRange: RawBuilder<boolean>, most: number) {
  const reasons = new WordSearch(tenantId, log.searched, sought.words);
  const people = new WordSearch(tenantId, SEARCHED_TEXTS.members, sought.words);
  const areFew = sql`${reasons.finds(MOST_FOUND)} and ${people.finds(MOST_NAMED)}`;
  const entries = (condition: RawBuilder<unknown>) =>
    sql`(select ${log.shown} from ${sql.table(log.table)} where ${inRange} and ${condition} ${NEWEST} limit ${most})`;
  const labels = log.labelled(sought).filter(([, codes]) => codes.length > 0);
  const person = named(tenantId, sought.words, sql`member_id = any(${people.keys(MOST_NAMED)})`);
  const lookedUp = [
    entries(sql`${sql.ref(log.sequence)} = any(${reasons.keys(MOST_FOUND)}) and ${reasons.holds}`),
    ...labels.map(
      ([column, codes]) =>
        sql`select one.* from unnest(${[...codes]}::text[]) as code, lateral ${entries(sql`${sql.ref(column)} = code`)} as one`,
    ),
    ...log.people.map(
      (column) =>
        sql`select one.* from (${person}) as person,
          lateral ${entries(sql`${sql.ref(`${log.table}.${column}`)} = person.member_id`)} as one`,
    ),
  ];
  const rare = sql`(select distinct on (happened_at, sequence) * from (${sql.join(lookedUp, sql` union all `)}) as found
    where ${areFew} ${NEWEST} limit ${most})`;
  const frequent = entries(
    sql`not (${areFew}) and ${either([
      reasons.holds,
      ...labels.map(([column, codes]) => sql`${sql.ref(column)} = any(${[...codes]}::text[])`),
      ...log.people.map((column) => sql`${sql.ref(column)} in (select member_id from named)`),
    ])}`,
  );
  return sql`(${rare} union all ${frequent})`;
}

/** At most so many rows of each log. Each is read by its own index and cut before they are put in order, however long it is. */
export function newestEntries(
  tenantId: string,
  filter: AuditFilter,
  most: number,
  after?: AuditPlace,
): RawBuilder<Entry> {
  const { kind, sought } = filter;
  const logs = [...(kind === undefined || kind === 'CHANGE' ? [CHANGES] : []), ...(kind === 'CHANGE' ? [] : [LOOKS])];
  const arms = logs.map((log) => {
    const condition = within(tenantId, log, filter, after);
    return sought
      ? soughtIn(tenantId, log, sought, condition, most)
      : sql`(select ${log.shown} from ${sql.table(log.table)} where ${condition} ${NEWEST} limit ${most})`;
  });
  const all = sql.join(arms, sql` union all `);
  if (!sought) return sql<Entry>`(${all})`;
  return sql<Entry>`(with named as materialized (${named(tenantId, sought.words, sql`true`)}) ${all})`;
}
