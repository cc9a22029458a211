import { readFile, stat } from 'node:fs/promises';
import { FIRST_VIEWS, type FirstView } from '../../apps/web/first-views.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
export interface Build {
  /** Of each first view, by its name, the scripts with their bytes of brotli: what it imports and what it fetches by itself. */
  readonly routes: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** What links, code and formulas in a text ask for, and what reads a PDF: it comes with them, whatever page shows them. */
  readonly ofTexts: ReadonlySet<string>;
  /** Files that import each other, where there are such. */
  readonly ring: readonly string[] | undefined;
}
type Manifest = Readonly<Record<string, Chunk>>;

const OF_TEXTS = /highlight\.js|\/render-(?:code|math)\.ts$|\/sanitize\.ts$|\/open-pdf\.ts$/;

function collect(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}: run "npm run build".`);
  if (found.has(key)) return found;
  found.add(key);
  for (const next of chunk.imports ?? []) collect(manifest, next, found);
  return found;
}

function ringIn(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  function walk(key: string, way: readonly string[]): readonly string[] | undefined {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key];
    if (done.has(key)) return undefined;
    for (const next of manifest[key]?.imports ?? []) {
      const ring = walk(next, [...way, key]);
      if (ring) return ring;
    }
    done.add(key);
    return undefined;
  }
  for (const key of Object.keys(manifest)) {
    const ring = walk(key, []);
    if (ring) return ring;
  }
  return undefined;
}

/** What a built web brings with each first view; `dist` ends with a slash. */
export async function routesOf(
  dist: URL,
  views: readonly Pick<FirstView, 'name' | 'modules'>[] = FIRST_VIEWS,
): Promise<Build> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;
  const html = await readFile(new URL('index.html', dist), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  // What is small the build does not compress.
  const sizeOf = (file: string): Promise<number> =>
    stat(new URL(`${file}.br`, dist))
      .catch(() => stat(new URL(file, dist)))
      .then(({ size }) => size);
  const routes = new Map<string, Map<string, number>>();
  for (const { name, modules } of views) {
    const keys = new Set<string>();
    for (const module of modules) collect(manifest, `src/${module}`, keys);
    const files = new Set([...named, ...[...keys].map((key) => manifest[key]!.file)]);
    const scripts = new Map<string, number>();
    for (const file of files) scripts.set(file, await sizeOf(file));
    routes.set(name, scripts);
  }
  const ofTexts = new Set(Object.keys(manifest).flatMap((key) => (OF_TEXTS.test(key) ? [manifest[key]!.file] : [])));
  return { routes, ofTexts, ring: ringIn(manifest) };
}

/** Kilobytes and files of a first view: the first page all of it, a further one what it adds to the first. */
export function costOf({ routes }: Build, name: string, first: string): readonly [kilobytes: number, files: number] {
  const there = name === first ? undefined : routes.get(first);
  const added = [...routes.get(name)!].filter(([file]) => !there?.has(file));
  return [added.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024, added.length];
}
