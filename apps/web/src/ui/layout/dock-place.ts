import { createContext } from 'react';

/**
 * Where the dock of what is being written goes: null until that place is there, undefined where the dock stays where it is
 * written. A pane gives it, whose end stays in sight while its content scrolls.
 */
export const DockPlace = createContext<HTMLElement | null | undefined>(undefined);
