import { localStore } from '../../../../kernel/local-store.ts';

/** How fast films play on this device. */
const rates = localStore<number>('video-rate');
/** Where each film was left, in seconds, the latest last. */
const places = localStore<readonly (readonly [post: number, at: number])[]>('video-places');

const KEPT_PLACES = 50;
export const RATES = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const videoMemory = {
  rate: (): number => RATES.find((one) => one === rates.read()) ?? 1,
  keepRate: (rate: number): void => void rates.write(rate),
  place: (post: number): number => places.read()?.find(([one]) => one === post)?.[1] ?? 0,
  /** Where it ended there is nothing to go on from. */
  keepPlace(post: number, at: number): void {
    const others = (places.read() ?? []).filter(([one]) => one !== post);
    places.write([...others, ...(at > 0 ? [[post, Math.floor(at)] as const] : [])].slice(-KEPT_PLACES));
  },
};

/** `1:02:03`, or `2:20` */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
