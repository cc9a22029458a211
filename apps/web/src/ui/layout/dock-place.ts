import { createContext } from 'react';
import type { Store } from '../../kernel/store.ts';

/**
 * Where the dock of what is being written goes: null until that place is there; without one the dock stays where it is
 * written. A pane gives it, whose end stays in sight while its content scrolls. A store, because the context must stay
 * the same: a changed one would make React redraw server-rendered parts whose code is still loading.
 */
export const DockPlace = createContext<Store<HTMLElement | null> | undefined>(undefined);
