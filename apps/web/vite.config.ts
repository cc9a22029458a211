import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sharedChunkOf } from './vite.chunks.ts';
import { precompress } from './vite.precompress.ts';
import { preloadWhatIsNew } from './vite.preload.ts';

/** React Aria ships its messages in some thirty languages; the product speaks one, with English as the library's fallback. */
function keepKoreanMessages(): Plugin {
  const foreignMessages =
    /\/(?:react-aria|react-stately|react-aria-components)\/dist\/.*\/(?!ko-KR|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;
  return {
    name: 'dure-keep-korean-messages',
    enforce: 'pre',
    load: (id) => (foreignMessages.test(id) ? 'export default {};' : null),
  };
}

/** Dates are Gregorian here; the library would bring nine other calendars for languages that have them. */
function keepGregorianCalendar(): Plugin {
  return {
    name: 'dure-keep-gregorian-calendar',
    enforce: 'pre',
    load: (id) =>
      /\/@internationalized\/date\/.*\/createCalendar\.m?js$/.test(id)
        ? `import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
           export const createCalendar = () => new GregorianCalendar();`
        : null,
  };
}

/** Forms check with zod in the browser, where nobody asks it for a JSON Schema: a third of it would come for that. */
function dropJsonSchemas(): Plugin {
  return {
    name: 'dure-drop-json-schemas',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const code = await readFile(id, 'utf8');
      const names = [...code.matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
      return `const none = () => undefined;\nexport { none as process, ${names.map((name) => `none as ${name}`).join(', ')} };`;
    },
  };
}

/** Every browser that runs the rest reads woff2; the older copies of the formulas' fonts would only fill the build. */
function keepWoff2(): Plugin {
  return {
    name: 'dure-keep-woff2',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('katex') && id.endsWith('.css')
        ? code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("\w+"\)/g, '')
        : null,
  };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const starter = here('src/start.ts');
const worker = here('src/service-worker/service-worker.ts');
/** The page that the chatbot's frame shows. */
const chatbot = here('src/chatbot/chatbot.tsx');
const programs = [here('index.html'), starter, worker, chatbot];
const starting = [starter, here('src/change-letters.ts')];
const isAlone = (id: string) => starting.includes(id) || /\/src\/(?:service-worker|chatbot)\//.test(id);

/** What many places need lies together: dozens of small files compress worse and cost a request each. */
const sharedChunks = [
  // What starts a rendered page is alone, it fetches the rest; the service worker and the chatbot's page know nothing of the app.
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !isAlone(id), priority: 3 },
  // Half of the first bundle, so that running it leaves the browser a breath in between.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/react-first\.ts$/, priority: 4 },
  { name: sharedChunkOf(here('src/'), programs), priority: 2 },
];

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`;

export default defineConfig({
  plugins: [
    keepKoreanMessages(),
    keepGregorianCalendar(),
    keepWoff2(),
    dropJsonSchemas(),
    react(),
    tailwindcss(),
    preloadWhatIsNew(),
    precompress(),
  ],
  build: {
    assetsDir: 'assets/build',
    manifest: true,
    // The content security policy takes fonts from files only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: programs,
      output: { codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false } },
    },
  },
  server: {
    // The API derives the tenant from the host name, so it has to see the browser's. The chatbot's page is the last one built.
    proxy: Object.fromEntries(
      ['/api', '/guest', '/images', '/chatbot', '/assets/build'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
