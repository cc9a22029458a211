import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the server runs to send a page with its content: one program with all it needs, beside the web that it is part of. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', copyPublicDir: false },
});
