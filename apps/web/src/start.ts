/**
 * Starts the program of a page that the server rendered: after its first paint, so that nothing comes before what is to
 * be read, neither on the line nor on the processor. The server writes what to fetch into the script element.
 */
const LONGEST_WAIT_MS = 3000;

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    // What nobody looks at is not painted.
    const isPaintTold =
      document.visibilityState === 'visible' && PerformanceObserver.supportedEntryTypes.includes('paint');
    if (!isPaintTold) return resolve();
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

const { program = '', parts = '' } = document.getElementById('dure-start')?.dataset ?? {};
const programs = program.split(' ');
await firstPaint();
for (const href of [...programs, ...parts.split(' ')]) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}
for (const one of programs) await import(/* @vite-ignore */ one);
