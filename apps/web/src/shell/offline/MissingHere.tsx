import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { ApiError, NETWORK_ERROR } from '../../kernel/calls/api-error.ts';
import { missingText, nameOfRead } from './missing.text.ts';

/** Whether the page asks for it, and neither the network nor this device has an answer. */
function isMissing(query: Query): boolean {
  const { data, error } = query.state;
  return data === undefined && error instanceof ApiError && error.code === NETWORK_ERROR && query.isActive();
}

/** Names what of the page is not on this device. */
export function MissingHere() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  const sentence = useSyncExternalStore(subscribe, () => {
    const names = cache.findAll({ predicate: isMissing }).map(({ queryKey: [route] }) => nameOfRead(String(route)));
    return missingText.missing([...new Set(names)]);
  });
  return sentence;
}
