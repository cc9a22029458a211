/** One caption: what is said from `at` until `until`, in seconds. */
export interface Caption {
  readonly at: number;
  readonly until: number;
  readonly text: string;
}

const TIMES = /^(?:(\d{1,4}):)?(\d{2}):(\d{2})\.(\d{3}) +--> +(?:(\d{1,4}):)?(\d{2}):(\d{2})\.(\d{3})(?: |$)/;
const TAG = /<[^<>]{0,200}>/g;

const secondsOf = (hours: string | undefined, minutes: string, seconds: string, milliseconds: string): number =>
  Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(milliseconds) / 1000;

/** Whether a text calls itself WebVTT: its first line does. */
export const isWebVtt = (text: string): boolean => /^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(text);

/** Captions of a WebVTT file as plain words, in its order. Styles, notes and marks of speakers are left out. */
export function captionsOf(webVtt: string): readonly Caption[] {
  if (!isWebVtt(webVtt)) return [];
  const captions: Caption[] = [];
  for (const block of webVtt.replace(/\r\n?/g, '\n').split(/\n{2,}/)) {
    const lines = block.split('\n');
    const place = lines.findIndex((line) => line.includes('-->'));
    const times = place < 0 ? null : TIMES.exec(lines[place]!);
    if (!times) continue;
    const [, h1, m1, s1, f1, h2, m2, s2, f2] = times;
    const text = lines
      .slice(place + 1)
      .join(' ')
      .replace(TAG, '')
      .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', nbsp: ' ' })[name] ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const at = secondsOf(h1, m1!, s1!, f1!);
    const until = secondsOf(h2, m2!, s2!, f2!);
    if (text !== '' && until > at) captions.push({ at, until, text });
  }
  return captions;
}
