import { loadWithRetry } from '../../kernel/lazy/load-with-retry.ts';

const FORMULAS = '[data-math]';
const CODE = 'code[data-language]:not([data-language=""])';

/** Whether there is something to set or to colour. */
export const isPlain = (place: Element): boolean => place.querySelector(`${FORMULAS}, ${CODE}`) === null;

/** Sets formulas and colours code; the modules for it are fetched only when there is something to do, until they are here. */
export async function decorate(roots: readonly Element[]): Promise<void> {
  const among = (selector: string) =>
    roots.flatMap((root) => [
      ...(root.matches(selector) ? [root as HTMLElement] : []),
      ...root.querySelectorAll<HTMLElement>(selector),
    ]);
  const formulas = among(FORMULAS);
  const blocks = among(CODE);
  await Promise.all([
    formulas.length > 0 &&
      loadWithRetry(() => import('./render-math.ts')).then(({ renderMath, reachWide }) => {
        formulas.forEach(renderMath);
        reachWide(formulas);
      }),
    blocks.length > 0 &&
      loadWithRetry(() => import('./render-code.ts')).then(({ renderCode }) => Promise.all(blocks.map(renderCode))),
  ]);
}
