// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Files share their modules: another one may have begun with a network.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

test.each(['before the page', 'under it'])(
  'a network lost %s: what is not on the device says so after one try, and comes once it is back',
  async (when) => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    isOnline.mockReturnValue(when === 'under it');
    const { queryClient } = await import('../query-client.ts');
    const { ApiError, NETWORK_ERROR } = await import('./api-error.ts');
    queryClient.mount();
    if (when === 'under it') dispatchEvent(new Event('offline'));
    let tries = 0;
    let isThere = false;
    const observer = new QueryObserver(queryClient, {
      queryKey: [when],
      queryFn: async () => {
        tries += 1;
        if (!isThere) throw new ApiError({ code: NETWORK_ERROR, status: 0, message: '' });
        return 'read';
      },
      staleTime: Infinity,
    });
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' }));
    expect(tries).toBe(1);
    isThere = true;
    isOnline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('read'));
    unsubscribe();
    queryClient.unmount();
  },
);
