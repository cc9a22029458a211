import type { ReactNode } from 'react';

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

/** The chosen options' values in the order of the list. */
export function chosen<T extends string>(options: readonly Option<T>[], keys: Iterable<string | number>): T[] {
  const wanted = new Set<string | number>(keys);
  return options.filter(({ value }) => wanted.has(value)).map(({ value }) => value);
}
