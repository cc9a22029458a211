/** One place where a file stands, and what the viewer is there. */
export interface FilePlace {
  readonly kind: 'ANSWER' | 'FEEDBACK' | 'CONTENT';
  /** Whether it stands with the viewer's own answer, or is a content that they may edit or that a study shows them. */
  readonly isOwn: boolean;
  /** Whether it belongs to a submitted step of an answer. */
  readonly isSubmitted: boolean;
  /** Whether it belongs to the step that others read. */
  readonly isShown: boolean;
  readonly isAdmin: boolean;
  readonly seesPeers: boolean;
  /** Whether what it was said with waits for its release. */
  readonly isHeld: boolean;
  /** Whether the club hides from the viewer who wrote what. */
  readonly hidesPeople: boolean;
}

/** Whether the viewer may have the file because it lies here. */
export function mayDownload({ kind, isOwn, isSubmitted, isShown, isAdmin, seesPeers, isHeld }: FilePlace): boolean {
  if (kind === 'CONTENT') return seesPeers || isOwn;
  if ((isOwn && !isHeld) || (isAdmin && isSubmitted)) return true;
  return kind === 'ANSWER' && isShown && seesPeers;
}

/** Whether the file's own name stays unsaid here: it could be its author's. */
export const hidesName = ({ kind, isOwn, hidesPeople }: FilePlace): boolean =>
  kind === 'ANSWER' && !isOwn && hidesPeople;
