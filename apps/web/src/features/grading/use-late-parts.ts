import { lazyModule } from '../../ui/states/lazy-module.ts';

type LateParts = typeof import('./late-parts.ts').lateParts;

let parts: LateParts | undefined;
const load = async () => (parts ??= (await import('./late-parts.ts')).lateParts);
const usePart = lazyModule(load);

/** What keys do, where it is here already. */
export const latePartsNow = () => parts;
export const loadLateParts = load;

/** A part that is needed only now: nothing until it is here, and where it cannot be fetched. */
export const useLatePart = <Name extends keyof LateParts>(name: Name, isNeeded: boolean): LateParts[Name] | undefined =>
  usePart(isNeeded)?.[name];
