import { createContext } from 'react';

export type BlocksOf = (text: string, headingLevel: number) => string;

/** How the server renders texts as HTML; undefined in the browser, which fetches a richer renderer with a purifier. */
export const BlocksOnServer = createContext<BlocksOf | undefined>(undefined);
