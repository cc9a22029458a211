import { lazyModule } from '../../../../kernel/lazy/lazy-module.ts';

type LazyParts = typeof import('./lazy-parts.ts').lazyParts;

let parts: LazyParts | undefined;

/** Asks for them, once. */
export const loadLazyParts = async () => (parts ??= (await import('./lazy-parts.ts')).lazyParts);

/** What is done to answers, where it is here already. */
export const lazyPartsNow = () => parts;

/** Parts that are needed only now: nothing until they are here, and where they cannot be fetched. */
export const useLazyParts = lazyModule(loadLazyParts);
