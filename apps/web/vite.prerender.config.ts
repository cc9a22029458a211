import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the server runs to send a page with its content: one bundle with all it needs, beside the web that it is part of. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: 'dist/prerender',
    copyPublicDir: false,
    manifest: true,
    // Parts name the file that they were built with: a server that sees a new build loads all of it anew.
    rolldownOptions: { output: { entryFileNames: '[name]-[hash].js' } },
  },
});
