/** A page that is not seen gets no picture. */
const MAX_WAIT_MS = 200;

/** Runs once what was changed just now is on the screen. */
export function afterPicture(run: () => void): void {
  const latest = setTimeout(() => {
    cancelAnimationFrame(picture);
    run();
  }, MAX_WAIT_MS);
  const picture = requestAnimationFrame(() => {
    clearTimeout(latest);
    setTimeout(run);
  });
}
