import type { Plugin } from 'vite';

interface Built {
  readonly imports?: readonly string[];
}

/** A file and all that comes with it. */
export function comesWith(file: string, bundle: Readonly<Record<string, Built>>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(bundle[next]?.imports ?? []));
  }
  return found;
}

/**
 * A part that is fetched later names the files that come with it, to have them all at once. Files that came with the
 * importing file are there already. A link to each of them would cost the page a millisecond of a slow phone for
 * nothing.
 */
export function preloadWhatIsNew(): Plugin {
  let bundle: Readonly<Record<string, Built>> = {};
  return {
    name: 'dure-preload-what-is-new',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // A browser that knows no preloading fetches the same files a little later: its stand-in costs every first page more.
          polyfill: false,
          resolveDependencies: (_, files, { hostId, hostType }) => {
            if (hostType === 'html') return files;
            const here = comesWith(hostId, bundle);
            return files.filter((file) => !here.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler: (_, made) => {
        bundle = made as Readonly<Record<string, Built>>;
      },
    },
  };
}
