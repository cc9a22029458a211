import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PageBoot } from './page-boot.ts';

interface Prerendered {
  readonly markup: string;
  /** What the browser keeps under these names changes what the page shows: then it draws anew. */
  readonly sought: readonly string[];
  /** Modules of parts that this state of the page shows. */
  readonly parts: readonly string[];
}

interface Prerenderer {
  prerender(path: string, boot: PageBoot, renderedAt: number): Promise<Prerendered>;
}

export interface Rendered extends Prerendered {
  /** Path and search: whoever goes back at once stands at another one in the same document. */
  readonly address: string;
  /** In milliseconds: the browser begins with what was true then. */
  readonly at: number;
}

/** Pages that are the same for every visitor of a tenant until what they show changes. */
const KEPT_PAGES = new Set(['/', '/quiz']);
const MAX_KEPT = 200;

/**
 * Renders what is seen first. Visitors' first pages are kept, once for each tenant, until its brand or what the page shows changes;
 * what a member sees never is. Undefined where it fails or has nothing to show: then the browser renders alone.
 */
export function prerendererOf(file: string | undefined) {
  const kept = new Map<string, { readonly shown: string; readonly rendered: Promise<Rendered | undefined> }>();
  let program: Promise<Prerenderer> | undefined;
  const load = () => (program ??= import(pathToFileURL(file ?? 'not built').href) as Promise<Prerenderer>);

  async function render(address: string, boot: PageBoot, at: number, log: FastifyBaseLogger) {
    try {
      const { prerender } = await load();
      const page = await prerender(address, boot, at);
      return page.markup === '' ? undefined : { ...page, address, at };
    } catch (error) {
      log.error(error, 'The page could not be prerendered.');
      return undefined;
    }
  }

  return async (address: string, boot: PageBoot, now: Date, log: FastifyBaseLogger): Promise<Rendered | undefined> => {
    const at = now.getTime();
    if (boot.session.logged || !KEPT_PAGES.has(address)) return render(address, boot, at, log);
    const place = `${boot.session.tenantUri} ${address}`;
    const shown = JSON.stringify([boot.tenant, boot.answers]);
    const known = kept.get(place);
    if (known?.shown === shown) return known.rendered;
    kept.delete(place);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MAX_KEPT) kept.delete(oldest);
    const rendered = render(address, boot, at, log);
    kept.set(place, { shown, rendered });
    return rendered;
  };
}
