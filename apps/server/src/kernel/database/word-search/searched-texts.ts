/** A table whose rows are found by words in some of their texts, and the table that holds those texts' suffixes. */
export interface SearchedTexts {
  readonly table: string;
  /** What tells its rows apart within their tenant. */
  readonly key: string;
  /** Its type in SQL. */
  readonly keyType: 'uuid' | 'bigint';
  readonly texts: readonly string[];
  /** Rows of (tenant, suffix, key), kept by triggers (`migrations/functions/suffixes.ts`). */
  readonly suffixes: string;
}

/** Characters of a suffix that are kept: of a longer word the rest is compared with the text itself. */
export const SUFFIX_LENGTH = 16;

/** The tables whose rows are so many that a word cannot be compared with each. */
export const SEARCHED_TEXTS = {
  members: {
    table: 'members',
    key: 'member_id',
    keyType: 'uuid',
    texts: ['nickname', 'email_normal', 'student_number', 'login_name_normal'],
    suffixes: 'member_suffixes',
  },
  invitations: {
    table: 'invitations',
    key: 'invitation_id',
    keyType: 'uuid',
    texts: ['name', 'email_normal', 'student_number'],
    suffixes: 'invitation_suffixes',
  },
  auditEntries: {
    table: 'audit_entries',
    key: 'entry_sequence',
    keyType: 'bigint',
    texts: ['reason'],
    suffixes: 'audit_entry_suffixes',
  },
  dataLooks: {
    table: 'data_looks',
    key: 'look_sequence',
    keyType: 'bigint',
    texts: ['note'],
    suffixes: 'data_look_suffixes',
  },
} as const satisfies Record<string, SearchedTexts>;
