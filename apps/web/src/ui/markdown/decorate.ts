/** Sets formulas and colours code; the modules for it are fetched only when there is something to do. */
export async function decorate(root: ParentNode): Promise<void> {
  const formulas = [...root.querySelectorAll<HTMLElement>('[data-math]')];
  const blocks = [...root.querySelectorAll<HTMLElement>('code[data-language]:not([data-language=""])')];
  await Promise.all([
    formulas.length > 0 && import('./render-math.ts').then(({ renderMath }) => formulas.forEach(renderMath)),
    blocks.length > 0 && import('./render-code.ts').then(({ renderCode }) => Promise.all(blocks.map(renderCode))),
  ]);
}
