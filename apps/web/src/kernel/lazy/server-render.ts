/** Modules whose code the page under way should bring; undefined in the browser. */
let rendered: Set<string> | undefined;

/** Whether the server renders. Nobody interacts with it, so components that wait for somebody load at once. */
export const isServerRender = (): boolean => rendered !== undefined;

/** Notes a module that the render shows, by its path under `src`. */
export const noteRendered = (module: string): void => void rendered?.add(module);

/** Renders as the server does, and names the modules whose code should come with the page. */
export function renderOnServer<T>(render: () => T): { readonly page: T; readonly modules: readonly string[] } {
  const modules = new Set<string>();
  rendered = modules;
  try {
    return { page: render(), modules: [...modules] };
  } finally {
    rendered = undefined;
  }
}
