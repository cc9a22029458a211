import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import type { PagePicture } from '../../../../kernel/recognition/recognition.ts';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';

/** A piece of text as it stands in the document: a paragraph, a row, an item. */
export interface Block {
  readonly text: string;
  readonly unitNo: number | null;
  readonly heading: string;
}

/** A page of a document whose words a program recognised, and how sure it is of them, in percent. */
export interface RecognisedPage {
  readonly unitNo: number;
  readonly percent: number;
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
  /** Where scanned pages can be read; undefined elsewhere. */
  readonly recognise?: Recognise | undefined;
  recognised?(page: RecognisedPage): void;
}

/** What a program says of a page's picture; nothing where it fails. */
export type Recognise = (picture: PagePicture) => Promise<string | undefined>;

/** The file at `path`, of that content type. */
export type Format = (path: string, out: Outlet, contentType: string) => Promise<void>;
