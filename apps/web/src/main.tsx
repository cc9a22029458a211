import './ui/ui.css';
// Nearly every page shows chips: they come with the first file instead of one of their own.
import './ui/Chip.tsx';
import { readBoot, startSession, type Boot } from './kernel/session.ts';
import { showApp } from './show-app.tsx';

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
// The screens' code imports this module's file, so a top-level await here would wait for itself.
void showApp(root);
