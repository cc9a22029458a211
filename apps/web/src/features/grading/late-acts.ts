let acts: typeof import('./acts/acts.ts') | undefined;

/** What keys and buttons do: nobody needs it before somebody is there. */
export const loadActs = async () => (acts ??= await import('./acts/acts.ts'));

/** The same, where it is here already. */
export const actsHere = () => acts;
