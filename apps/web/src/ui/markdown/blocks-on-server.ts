import { createContext } from 'react';

export interface ServerBlocks {
  readonly html: string;
  /** The browser's renderer would make nothing else of the text: formulas are set, code is coloured and words are marked in it. */
  readonly isWhole: boolean;
}
export type BlocksOf = (text: string, headingLevel: number) => ServerBlocks;

/** How the server renders texts as HTML; undefined in the browser, which fetches a richer renderer with a purifier. */
export const BlocksOnServer = createContext<BlocksOf | undefined>(undefined);
