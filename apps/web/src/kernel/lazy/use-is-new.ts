import { useState } from 'react';

/** Whether something is not what it was at first: what shows it has news, and should not wait for somebody. */
export function useIsNew(...values: readonly unknown[]): boolean {
  const [atFirst] = useState(values);
  return values.some((value, index) => value !== atFirst[index]);
}
