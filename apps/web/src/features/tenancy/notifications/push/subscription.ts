/** Whether this browser can be pushed to, and if not, what its owner can do about it. */
export type PushState = 'READY' | 'DENIED' | 'INSTALL_FIRST' | 'UNABLE';

const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined;

export async function pushState(): Promise<PushState> {
  // An iPhone pushes to apps on its home screen alone.
  if (isApple() && !isInstalled()) return 'INSTALL_FIRST';
  if (!(await registration())) return 'UNABLE';
  return Notification.permission === 'denied' ? 'DENIED' : 'READY';
}

export const ownSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

/** Asks for leave and subscribes; null where the owner of the browser gives none. */
export async function subscribe(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const manager = (await registration())!.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await manager.subscribe(options).catch(async (error: unknown) => {
    // Of another key, from before the site had this one.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
