import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PageBoot } from './page-document.ts';

interface Prerenderer {
  prerender(path: string, boot: PageBoot): Promise<string>;
}

/** The one page that is the same for every visitor of a tenant. */
const PRERENDERED = '/';

/**
 * Renders what visitors see first, once for each tenant and again when its brand changed. Empty for other pages, for
 * members, and where it fails: then the browser renders alone.
 */
export function prerendererOf(file: string, builtAt: string) {
  const rendered = new Map<string, { readonly tenant: string; readonly markup: Promise<string> }>();
  let program: Promise<Prerenderer> | undefined;
  // The time tells a newer build apart from the one that Node has already loaded.
  const load = () => (program ??= import(`${pathToFileURL(file).href}?${builtAt}`) as Promise<Prerenderer>);
  return async (pathname: string, boot: PageBoot, log: FastifyBaseLogger): Promise<string> => {
    if (pathname !== PRERENDERED || boot.session.logged) return '';
    const { tenantUri } = boot.session;
    const tenant = JSON.stringify(boot.tenant);
    const known = rendered.get(tenantUri);
    if (known?.tenant === tenant) return known.markup;
    const markup = load()
      .then(({ prerender }) => prerender(pathname, boot))
      .catch((error: unknown) => {
        log.error(error, 'The page could not be prerendered.');
        return '';
      });
    rendered.set(tenantUri, { tenant, markup });
    return markup;
  };
}
