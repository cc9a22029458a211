import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES } from '@dure/contract/platform/pages/pages';
import { prerendererOf } from './prerender.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const MANIFEST = join('.vite', 'manifest.json');
/** Pages that are programs of their own: they know of no session. */
const PROGRAMS = { chatbot: 'src/chatbot/chatbot.tsx', operator: 'src/operator/operator.tsx' } as const;
const STYLES = /<link rel="stylesheet"[^<>]{0,200} href="\/([^"<>]+)"[^<>]*>/g;
const STARTER = 'src/start.ts';
const WORKER = 'src/service-worker/service-worker.ts';
const PRERENDER = 'prerender';
const PRERENDER_MANIFEST = join(PRERENDER, MANIFEST);

export interface ProgramBuild {
  readonly program: string;
  readonly parts: readonly string[];
  readonly styles: readonly string[];
}

/** The built web: its page and, for each screen, the files that the page does not name yet. */
export interface WebBuild {
  readonly html: string;
  /** The service worker, which knows of what build it is. */
  readonly worker: string | undefined;
  /** The script that starts the app on a rendered page. */
  readonly starter: string | undefined;
  /** What such a page is made of: its script with those that this imports, and the styles of all pages. */
  readonly programs: Readonly<Record<keyof typeof PROGRAMS, ProgramBuild | undefined>>;
  readonly prerender: ReturnType<typeof prerendererOf>;
  filesOf(screens: readonly string[]): { scripts: string[]; styles: string[] };
}

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return;
  found.add(key);
  for (const next of chunk.imports ?? []) collect(manifest, next, found);
}

/** Pages on which people read and write: what they need after a press is on the device before it. */
const AHEAD = [
  '/',
  '/offline',
  '/quiz/{clubSequence}',
  '/quiz/{clubSequence}/quizzes/{quizSequence}',
  '/lecture/{clubSequence}',
  '/lecture/{clubSequence}/studies/{studySequence}',
  '/studyroom',
  // On a phone the bell is a way to a page.
  '/account/my/alarms',
] as const satisfies readonly (keyof typeof PAGES)[];
const modulesOf = (screens: readonly string[]) => screens.map((screen) => `src/${screen}`);
/** Weighs as much as all of these: it comes with the first PDF, and stays. */
const WITH_A_PDF = /\/open-pdf\.ts$/;

/** All files of those pages, those that they fetch later as well; of the screens of other pages none. */
function aheadOf(manifest: Manifest, html: string): readonly string[] {
  const screens = modulesOf(AHEAD.flatMap((path) => PAGES[path]));
  const others = new Set(modulesOf(Object.values(PAGES).flat()));
  for (const screen of screens) others.delete(screen);
  const found = new Set<string>();
  const program = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]!.file}"`));
  const open = [STARTER, ...program, ...screens];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || found.has(key) || others.has(key) || WITH_A_PDF.test(key)) continue;
    found.add(key);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  const files = [...found].flatMap((key) => [manifest[key]!.file, ...(manifest[key]!.css ?? [])]);
  return [...new Set(files)].map((file) => `/${file}`);
}

function programOf(manifest: Manifest, html: string, entry: string): ProgramBuild | undefined {
  const program = manifest[entry]?.file;
  if (program === undefined) return undefined;
  const keys = new Set<string>();
  collect(manifest, entry, keys);
  const parts = [...keys].map((key) => manifest[key]!.file).filter((file) => file !== program);
  return { program, parts, styles: Array.from(html.matchAll(STYLES), ([, file]) => file!) };
}

async function readWebBuild(directory: string): Promise<WebBuild | undefined> {
  const [html, json, prerenderJson] = await Promise.all(
    ['index.html', MANIFEST, PRERENDER_MANIFEST].map((file) =>
      readFile(join(directory, file), 'utf8').catch(() => undefined),
    ),
  );
  if (html === undefined || json === undefined) return undefined;
  const manifest = JSON.parse(json) as Manifest;
  const prerenderer = (JSON.parse(prerenderJson ?? '{}') as Manifest)['src/prerender.tsx'];
  const workerFile = manifest[WORKER]?.file;
  const build = createHash('sha256').update(json).digest('hex').slice(0, 16);
  const worker = workerFile && (await readFile(join(directory, workerFile), 'utf8'));
  return {
    html,
    worker:
      worker &&
      `globalThis.DURE_BUILD = '${build}';\nglobalThis.DURE_AHEAD = ${JSON.stringify(aheadOf(manifest, html))};\n${worker}`,
    starter: manifest[STARTER]?.file,
    programs: {
      chatbot: programOf(manifest, html, PROGRAMS.chatbot),
      operator: programOf(manifest, html, PROGRAMS.operator),
    },
    prerender: prerendererOf(prerenderer && join(directory, PRERENDER, prerenderer.file)),
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
  let known: { readonly builtAt: string; readonly build: Promise<WebBuild | undefined> } | undefined;
  const timeOf = (file: string) =>
    stat(join(directory, file)).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  return async () => {
    const [manifest, prerender] = await Promise.all([timeOf(MANIFEST), timeOf(PRERENDER_MANIFEST)]);
    if (manifest === undefined) return undefined;
    const builtAt = `${manifest}-${prerender}`;
    if (known?.builtAt !== builtAt) known = { builtAt, build: readWebBuild(directory) };
    return known.build;
  };
}
