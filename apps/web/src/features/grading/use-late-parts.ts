import { lazyModule } from '../../ui/states/lazy-module.ts';

type LateParts = typeof import('./late-parts.ts').lateParts;

let parts: LateParts | undefined;

/** Asks for them, once. */
export const loadLateParts = async () => (parts ??= (await import('./late-parts.ts')).lateParts);

/** What keys do, where it is here already. */
export const latePartsNow = () => parts;

/** Parts that are needed only now: nothing until they are here, and where they cannot be fetched. */
export const useLateParts = lazyModule(loadLateParts);
