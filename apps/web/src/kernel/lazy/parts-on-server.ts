/** The parts that the render under way shows by name; undefined in the browser. */
let shown: Set<string> | undefined;

/** Whether the server renders: to it nobody comes, so parts that wait for somebody are asked for at once. */
export const isOnServer = (): boolean => shown !== undefined;

/** Notes a part by its module path under `src`. */
export const noteShown = (module: string): void => void shown?.add(module);

/** Renders as the server does, and names the parts whose code should come with the page. */
export function asOnServer<T>(render: () => T): { readonly page: T; readonly parts: readonly string[] } {
  const modules = new Set<string>();
  shown = modules;
  try {
    return { page: render(), parts: [...modules] };
  } finally {
    shown = undefined;
  }
}
