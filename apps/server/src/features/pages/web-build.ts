import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The built web: its page and, for each screen, the files that the page does not name yet. */
export interface WebBuild {
  readonly html: string;
  filesOf(screens: readonly string[]): { scripts: string[]; styles: string[] };
}

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return;
  found.add(key);
  for (const next of chunk.imports ?? []) collect(manifest, next, found);
}

async function readWebBuild(directory: string): Promise<WebBuild | undefined> {
  const [html, json] = await Promise.all([
    readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined),
    readFile(join(directory, '.vite', 'manifest.json'), 'utf8').catch(() => undefined),
  ]);
  if (html === undefined || json === undefined) return undefined;
  const manifest = JSON.parse(json) as Manifest;
  return {
    html,
    filesOf(screens) {
      const keys = new Set<string>();
      for (const screen of screens) collect(manifest, `src/${screen}`, keys);
      const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
      const missing = (files: string[]) => [...new Set(files)].filter((file) => !html.includes(`/${file}"`));
      return {
        scripts: missing(chunks.map(({ file }) => file)),
        styles: missing(chunks.flatMap(({ css = [] }) => css)),
      };
    },
  };
}

/**
 * The build as it is now: read once, and again when somebody has built anew, whose files have other names. Undefined
 * where nothing is built.
 */
export function webBuildIn(directory: string): () => Promise<WebBuild | undefined> {
  let known: { readonly builtAt: number; readonly build: Promise<WebBuild | undefined> } | undefined;
  return async () => {
    const builtAt = await stat(join(directory, '.vite', 'manifest.json')).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (builtAt === undefined) return undefined;
    if (known?.builtAt !== builtAt) known = { builtAt, build: readWebBuild(directory) };
    return known.build;
  };
}
