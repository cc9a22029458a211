import './react-first.ts';
import './without-eval.ts';
import './ui/ui.css';
// Nearly every page has chips and fields, and their code is small: it comes with the first file instead of separate
// ones.
import './kernel/calls/idempotency-key.ts';
import './ui/buttons/use-toggles.ts';
import './ui/files/file-rules.ts';
import './ui/buttons/Chip.tsx';
import './ui/states/TakesInput.tsx';
import { readBoot, startSession, type Boot } from './kernel/session.ts';
import { mountApp } from './mount-app.tsx';

/** The server writes the boot block; Vite's development server does not, so there the calls are made. */
async function findBoot(): Promise<Boot> {
  const boot = readBoot();
  if (boot) return boot;
  if (!import.meta.env.DEV) throw new Error('The page has no boot block.');
  const { fetchBoot } = await import('./fetch-boot.ts');
  return fetchBoot();
}

async function begin(): Promise<void> {
  const boot = await findBoot();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  // In tasks of their own, so that the browser may paint and hear in between. The screens' code imports this module's file: a
  // top-level await here would wait for itself.
  setTimeout(() => {
    startSession(boot);
    setTimeout(() => void mountApp(root));
  });
}
/** A page that is a program of its own may share files with this one: it has no boot block. */
const isAppPage = document.getElementById('dure-boot') !== null;
if (isAppPage) void begin();

/** Keeps the program and what was read last for when there is no network. */
function work(): void {
  const { serviceWorker } = navigator;
  // What was read before the worker is there it did not see.
  const tell = () =>
    serviceWorker.controller?.postMessage([
      location.href,
      ...performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', tell, { once: true });
  serviceWorker.register('/service-worker.js').catch(() => undefined);
}

// After all that the page itself needs; a page that came rendered has loaded before its program runs.
if (isAppPage && import.meta.env.PROD && 'serviceWorker' in navigator) {
  if (document.readyState === 'complete') work();
  else addEventListener('load', work);
}
