interface RetentionBounds {
  /** Days, as long as the organisation chooses none; null: it stays as long as what it belongs to. */
  readonly usual: number | null;
  readonly min: number;
  readonly max: number;
}

/** What an organisation may keep longer or shorter, with the bounds in days. */
export const RETENTION_BOUNDS = {
  /** Mail, from its writing on. */
  mailDays: { usual: 30, min: 7, max: 365 },
  /** Invitations, from their end on. */
  invitationDays: { usual: 180, min: 30, max: 730 },
  /** Notices, from their sending on; the bell forgets them by itself. */
  noticeDays: { usual: 365, min: 30, max: 1825 },
  /** What members talked about with the assistants of lectures, from the question on. */
  conversationDays: { usual: null, min: 90, max: 1825 },
} as const satisfies Readonly<Record<string, RetentionBounds>>;

export type RetentionKind = keyof typeof RETENTION_BOUNDS;
export const RETENTION_KINDS = Object.keys(RETENTION_BOUNDS) as RetentionKind[];
