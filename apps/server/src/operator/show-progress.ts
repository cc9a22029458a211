const EVERY_MS = 2000;

/** Tells the person at the terminal how far something long has come, every two seconds. */
export function showProgress(): (sentence: string) => void {
  let next = performance.now() + EVERY_MS;
  return (sentence) => {
    if (performance.now() < next) return;
    next = performance.now() + EVERY_MS;
    process.stderr.write(`${sentence}\n`);
  };
}
