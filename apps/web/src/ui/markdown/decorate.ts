/** Sets formulas and colours code; the modules for it are fetched only when there is something to do. */
export async function decorate(roots: readonly Element[]): Promise<void> {
  const among = (selector: string) =>
    roots.flatMap((root) => [
      ...(root.matches(selector) ? [root as HTMLElement] : []),
      ...root.querySelectorAll<HTMLElement>(selector),
    ]);
  const formulas = among('[data-math]');
  const blocks = among('code[data-language]:not([data-language=""])');
  await Promise.all([
    formulas.length > 0 &&
      import('./render-math.ts').then(({ renderMath, reachWide }) => {
        formulas.forEach(renderMath);
        reachWide(formulas);
      }),
    blocks.length > 0 && import('./render-code.ts').then(({ renderCode }) => Promise.all(blocks.map(renderCode))),
  ]);
}
