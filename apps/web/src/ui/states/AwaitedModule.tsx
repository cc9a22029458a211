import type { ReactNode } from 'react';
import type { LoadFailure } from '../../kernel/lazy/load-failure.ts';
import { useStore, type Store } from '../../kernel/store.ts';
import { LoadFailureNotice } from './LoadFailureNotice.tsx';

export interface AwaitedModuleProps {
  /** Of the `lazyModule`: why it cannot be loaded. */
  readonly failure: Store<LoadFailure | undefined>;
  /** In the shape of what comes. */
  readonly children: ReactNode;
}

/** Stands for what a module will show, and says so where it cannot be had now. */
export function AwaitedModule({ failure, children }: AwaitedModuleProps) {
  const why = useStore(failure, () => undefined);
  return why ? <LoadFailureNotice failure={why} placement="inline" /> : children;
}
