import type { AuditKind } from '@dure/contract/platform/audit/audit-kinds';
import { DOWNLOAD_KINDS, type LookKind } from '@dure/contract/platform/privacy/look-kinds';
import type { AuditAction } from '@dure/contract/tenancy/audit/audit-actions';
import type { DownloadReason } from '@dure/contract/tenancy/audit/download-reasons';
import { sql, type RawBuilder } from 'kysely';
import { SEARCHED_TEXTS, type SearchedTexts } from '../../../kernel/database/word-search/searched-texts.ts';

/** What the keyword can mean: words of a reason or a name, or what labels of codes hold it. */
export interface Sought {
  readonly words: string;
  readonly actions: readonly AuditAction[];
  readonly looks: readonly LookKind[];
  readonly reasons: readonly DownloadReason[];
}
export interface AuditFilter {
  readonly kind?: AuditKind | undefined;
  readonly by?: string | undefined;
  readonly from: Date;
  readonly to?: Date | undefined;
  readonly hasReason: boolean;
  readonly sought?: Sought | undefined;
}

/** One of the two tables that the list is made of, in the words of the list. */
export interface Log {
  readonly source: 'C' | 'L';
  readonly table: 'audit_entries' | 'data_looks';
  readonly at: string;
  readonly sequence: string;
  /** Who did it, and to whom. */
  readonly people: readonly [by: string, ...whom: string[]];
  readonly searched: SearchedTexts;
  /** What of it the list shows, under the list's names. */
  readonly shown: RawBuilder<unknown>;
  readonly hasReason: RawBuilder<boolean>;
  /** What `kind` of the filter leaves of it; null: all of it. */
  readonly ofKind: (kind: AuditFilter['kind']) => RawBuilder<boolean> | null;
  /** Columns of codes whose label can hold the word, with those whose label does. */
  readonly labelled: (sought: Sought) => readonly (readonly [column: string, codes: readonly string[]])[];
}

export const CHANGES: Log = {
  source: 'C',
  table: 'audit_entries',
  at: 'changed_at',
  sequence: 'entry_sequence',
  people: ['changed_by', 'member_id'],
  searched: SEARCHED_TEXTS.auditEntries,
  shown: sql`'C' as source, entry_sequence as sequence, changed_at as happened_at, changed_by as by_id, action as what,
    member_id, club_sequence, changes, null::text as download_reason, reason, address, device`,
  hasReason: sql`reason <> ''`,
  ofKind: () => null,
  labelled: ({ actions }) => [['action', actions]],
};

const DOWNLOADS = sql<boolean>`kind = any(${[...DOWNLOAD_KINDS]}::text[])`;

export const LOOKS: Log = {
  source: 'L',
  table: 'data_looks',
  at: 'seen_at',
  sequence: 'look_sequence',
  people: ['seen_by', 'member_id', 'mentor_id'],
  searched: SEARCHED_TEXTS.dataLooks,
  shown: sql`'L' as source, look_sequence as sequence, seen_at as happened_at, seen_by as by_id, kind as what,
    coalesce(member_id, mentor_id) as member_id, club_sequence, '[]'::jsonb as changes, reason as download_reason, note as reason, address, device`,
  hasReason: sql`reason is not null`,
  ofKind: (kind) => {
    if (kind === undefined) return null;
    return kind === 'DOWNLOAD' ? DOWNLOADS : sql`not ${DOWNLOADS}`;
  },
  labelled: ({ looks, reasons }) => [
    ['kind', looks],
    ['reason', reasons],
  ],
};
