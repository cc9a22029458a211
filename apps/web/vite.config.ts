import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sharedChunkOf } from './vite.chunks.ts';
import {
  dropJsonSchemas,
  keepGregorianCalendar,
  keepKoreanMessages,
  keepOneLocale,
  keepWoff2,
} from './vite.libraries.ts';
import { precompress } from './vite.precompress.ts';
import { preloadWhatIsNew } from './vite.preload.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const starter = here('src/start.ts');
const worker = here('src/service-worker/service-worker.ts');
/** The page that the chatbot's frame shows. */
const chatbot = here('src/chatbot/chatbot.tsx');
/** The page on which an installation is set up. */
const operator = here('src/operator/operator.tsx');
const programs = [here('index.html'), starter, worker, chatbot, operator];
const starting = [starter, here('src/font-swap.ts')];
const isAlone = (id: string) => starting.includes(id) || /\/src\/(?:service-worker|chatbot|operator)\//.test(id);

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
    keepOneLocale(),
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
      ['/api', '/guest', '/images', '/chatbot', '/setup', '/operator', '/assets/build'].map((path) => [
        path,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
