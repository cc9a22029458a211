import { chatbotText } from '../chatbot.text.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** `11.21 (토) 23:59` on the wall of the tenant. */
export function momentOf(at: Date, timeZone: string): string {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ');
  const [, month, date] = day.split('-').map(Number) as [number, number, number];
  return chatbotText.moment(month, date, new Date(`${day}T00:00:00Z`).getUTCDay(), time);
}

/** Of what ends within a day, how long there is; else nothing. */
export function leftUntil(at: Date, now: Date): string | undefined {
  const minutes = Math.floor((at.getTime() - now.getTime()) / MINUTE_MS);
  return minutes >= 0 && minutes < DAY_MINUTES ? chatbotText.left(minutes) : undefined;
}
