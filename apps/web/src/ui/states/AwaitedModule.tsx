import type { ReactNode } from 'react';
import type { LoadFailure } from '../../kernel/lazy/load-failure.ts';
import { useStore, type Store } from '../../kernel/store.ts';
import { MissingPart } from './MissingPart.tsx';

export interface AwaitedModuleProps {
  /** Of the `lazyModule` that is not here yet: why it cannot be had. */
  readonly trouble: Store<LoadFailure | undefined>;
  /** In the shape of what comes. */
  readonly children: ReactNode;
}

/** Stands for what a module will show, and says so where it cannot be had now. */
export function AwaitedModule({ trouble, children }: AwaitedModuleProps) {
  const why = useStore(trouble, () => undefined);
  return why ? <MissingPart trouble={why} place="inside" /> : children;
}
