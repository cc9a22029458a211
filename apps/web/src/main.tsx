import './ui/ui.css';
// Nearly every page shows chips: they come with the first file instead of one of their own.
import './ui/Chip.tsx';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readBoot, startSession, type Boot } from './kernel/session.ts';
import { createAppRouter } from './router.tsx';

/** The server writes the boot block; Vite's development server does not, so there the calls are made. */
async function findBoot(): Promise<Boot> {
  const boot = readBoot();
  if (boot) return boot;
  if (!import.meta.env.DEV) throw new Error('The page has no boot block.');
  const { fetchBoot } = await import('./kernel/fetch-boot.ts');
  return fetchBoot();
}

startSession(await findBoot());
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const router = createAppRouter({ scrollRestoration: true });

// The first render has its screen: nothing that the server prerendered gives way to a gap, and no footer jumps. The
// screens' code imports this module's file, so a top-level await here would wait for itself.
void router.load().then(() => createRoot(root).render(<App router={router} />));
