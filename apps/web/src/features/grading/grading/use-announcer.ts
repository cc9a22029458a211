import { useCallback, useState } from 'react';

/** What was done last; the id tells apart the same words said twice. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' });
  const announce = useCallback((text: string) => setAnnouncement(({ id }) => ({ id: id + 1, text })), []);
  return { announcement, announce };
}
