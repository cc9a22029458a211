import { useEffect } from 'react';
import { useTenant } from './session.ts';

/** Names the page in the browser's tab and for screen readers: 'title · tenant'. */
export function usePageTitle(title: string): void {
  const { tenantName } = useTenant();
  useEffect(() => {
    document.title = title === '' ? tenantName : `${title} · ${tenantName}`;
  }, [title, tenantName]);
}
