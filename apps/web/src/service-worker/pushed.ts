import type { PushShown } from '@dure/contract/tenancy/notifications/push';

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
export interface Windows {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Window[]>;
  openWindow(url: string): Promise<unknown>;
}
export interface Shower {
  showNotification(title: string, options: NotificationOptions): Promise<void>;
}

/** Shows what came: a browser ends the subscription of a site that shows nothing. */
export function showPushed(shower: Shower, data: { json(): unknown }): Promise<void> {
  const { title, body, tag, url } = data.json() as PushShown;
  return shower.showNotification(title, { body, tag, icon: '/icons/icon-192.png', lang: 'ko', data: url });
}

/** Goes to where it happened: to the window that is there already, or in a new one, so that nothing typed is left. */
export async function openPushed(windows: Windows, origin: string, url: unknown): Promise<void> {
  const target = new URL(String(url), origin);
  if (target.origin !== origin) return;
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((window) => window.url === target.href);
  await (there ? there.focus() : windows.openWindow(target.href));
}
