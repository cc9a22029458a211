import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';

/** A piece of text as it stands in the document: a paragraph, a row, an item. */
export interface Block {
  readonly text: string;
  readonly unitNo: number | null;
  readonly heading: string;
}

/** Where a format puts what it reads. Every call may throw, where it was too much. */
export interface Outlet {
  /** What the document is counted in, and how many of it there are. */
  counted(unit: ContentUnit | null, of: number): void;
  done(count: number): void;
  title(title: string): void;
  block(block: Block): void;
  /** What the presenter wrote for themselves; nobody who watches sees it. */
  note(block: Block): void;
  /** Something of the document that is not read, at that page or slide where it has one. */
  leftOut(reason: LeftOutReason, unitNo?: number | null): void;
}

/** The file at `path`, of that content type. */
export type Format = (path: string, out: Outlet, contentType: string) => Promise<void>;
