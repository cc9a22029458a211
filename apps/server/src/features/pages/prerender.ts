import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PageBoot } from './page-document.ts';

interface Prerenderer {
  prerender(path: string, boot: PageBoot): Promise<string>;
}

/** Pages that are the same for every visitor of a tenant. */
const PRERENDERED = new Set(['/', '/quiz']);

/**
 * Renders what visitors see first, once for each tenant and again when its brand or what the page shows changed. Empty for other pages, for
 * members, and where it fails: then the browser renders alone.
 */
export function prerendererOf(file: string, builtAt: string) {
  const rendered = new Map<string, { readonly shown: string; readonly markup: Promise<string> }>();
  let program: Promise<Prerenderer> | undefined;
  // The time tells a newer build apart from the one that Node has already loaded.
  const load = () => (program ??= import(`${pathToFileURL(file).href}?${builtAt}`) as Promise<Prerenderer>);
  return async (address: string, boot: PageBoot, log: FastifyBaseLogger): Promise<string> => {
    if (!PRERENDERED.has(address) || boot.session.logged) return '';
    const place = `${boot.session.tenantUri} ${address}`;
    const shown = JSON.stringify([boot.tenant, boot.answers]);
    const known = rendered.get(place);
    if (known?.shown === shown) return known.markup;
    const markup = load()
      .then(({ prerender }) => prerender(address, boot))
      .catch((error: unknown) => {
        log.error(error, 'The page could not be prerendered.');
        return '';
      });
    rendered.set(place, { shown, markup });
    return markup;
  };
}
