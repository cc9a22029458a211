import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { build, type Plugin, type Rolldown } from 'vite';
import * as libraries from '../../apps/web/vite.libraries.ts';

const plugins: Readonly<Record<string, () => Plugin>> = libraries;

const ENTRY = 'virtual:program';

/** What Vite makes of a program with one of the plugins. */
async function builtWith(plugin: Plugin | undefined, program: string): Promise<string> {
  const entry: Plugin = {
    name: 'program',
    resolveId: (id) => (id === ENTRY ? fileURLToPath(new URL('../../apps/web/program.js', import.meta.url)) : null),
    load: (id) => (id.endsWith('/program.js') ? program : null),
  };
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    root: fileURLToPath(new URL('../../apps/web/', import.meta.url)),
    plugins: [plugin, entry],
    build: { write: false, minify: false, assetsInlineLimit: 0, rolldownOptions: { input: ENTRY } },
  });
  const { output } = made as Rolldown.RolldownOutput;
  return output.map((file) => `${file.fileName}\n${file.type === 'chunk' ? file.code : ''}`).join('\n');
}

interface Case {
  readonly plugin: string;
  /** A program that uses the library. */
  readonly program: string;
  /** What the library brings without the plugin. */
  readonly dropped: RegExp;
}
const show = (name: string, from: string) => `import { ${name} } from '${from}';\nconsole.log(${name});`;
const CASES: readonly Case[] = [
  { plugin: 'keepKoreanMessages', program: show('DatePicker', 'react-aria-components'), dropped: /Kalender/ },
  { plugin: 'keepOneLocale', program: show('useLocale', 'react-aria'), dropped: /navigator\.language/ },
  { plugin: 'keepGregorianCalendar', program: show('createCalendar', '@internationalized/date'), dropped: /hebrew/ },
  { plugin: 'dropJsonSchemas', program: show('object', 'zod'), dropped: /json-schema\.org/ },
  { plugin: 'keepWoff2', program: `import 'katex/dist/katex.min.css';`, dropped: /\.ttf/ },
];

test('each plugin has its case', () => {
  expect(CASES.map(({ plugin }) => plugin).toSorted()).toEqual(Object.keys(plugins).toSorted());
});

test.each(CASES)('$plugin drops its part of the library', async ({ plugin, program, dropped }) => {
  expect(await builtWith(undefined, program)).toMatch(dropped);
  expect(await builtWith(plugins[plugin]!(), program)).not.toMatch(dropped);
});

test.each(CASES)('a build in which $plugin finds nothing to change is refused', async ({ plugin }) => {
  await expect(builtWith(plugins[plugin]!(), 'console.log(1);')).rejects.toThrow('Nothing to change in');
});
