import { swapFont } from './font-swap.ts';

/**
 * Starts the app on a page that the server rendered. It runs after the first paint, so that neither network nor
 * processor delays what is to be read. The server writes what to fetch into the script element.
 */
const MAX_WAIT_MS = 3000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // What nobody looks at is not painted.
    const isTold = document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!isTold) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, MAX_WAIT_MS);
  });
}

/** It runs as soon as it is here, and so perhaps before the page is. */
function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }));
}

/** Marks what is pressed or chosen before the app can hear it, for `mountApp` to do then. Real links lead on by themselves. */
function keep(event: Event): void {
  const isWaiting = document.getElementById('root')?.dataset['renderedAt'] !== undefined;
  const selector = event.type === 'click' ? 'button, a[href="#"]' : 'select';
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
  if (!isWaiting || !control) return;
  event.preventDefault();
  control.dataset['early'] = event.type;
}
for (const type of ['click', 'change']) document.addEventListener(type, keep);

const { program = '', parts = '' } = document.getElementById('dure-start')?.dataset ?? {};
const programs = program.split(' ');
await Promise.all([firstPaint(), wholePage()]);
const fetchSoon = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
programs.forEach(fetchSoon);
// To ask for each costs time: in a task of their own.
setTimeout(() => parts.split(' ').forEach(fetchSoon));
// All fonts of the page change when all are here: one layout more of each part, not two.
const words = document.getElementById('root')?.textContent ?? '';
void document.fonts.load("16px 'Dure Sans'", words).finally(swapFont);
for (const one of programs) await import(/* @vite-ignore */ one);
