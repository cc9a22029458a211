import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { LeftOut } from '@dure/contract/authoring/contents/left-out.text';
import type { ReadingFailure } from '@dure/contract/authoring/contents/reading-failures.text';
import type { PagePicture } from '../../../../kernel/recognition/recognition.ts';
import type { Passage } from './cut-passages.ts';
import type { RecognisedPage } from './outlet.ts';

/** What the reader is given: a file of ours, and what it is. */
export interface ReaderTask {
  readonly path: string;
  /** A page that was fetched has menus around its article; a file of HTML is meant whole. */
  readonly kind: Exclude<ContentKind, 'IMAGE' | 'LINK' | 'POST'> | 'PAGE';
  readonly contentType: string;
  /** Words of pictures can be asked for. */
  readonly recognises?: boolean;
}

/** What the reader says. */
export type ReaderWord =
  | { readonly say: 'progress'; readonly unit: ContentUnit | null; readonly done: number; readonly of: number }
  | { readonly say: 'passages'; readonly passages: readonly Passage[] }
  | {
      readonly say: 'end';
      readonly title: string;
      readonly leftOut: readonly LeftOut[];
      readonly notes: readonly Passage[];
      readonly recognised: readonly RecognisedPage[];
    }
  /** A page whose words are wanted; answered with what Tesseract says, or nothing. */
  | { readonly say: 'recognise'; readonly picture: PagePicture }
  | { readonly say: 'failure'; readonly failure: ReadingFailure };
