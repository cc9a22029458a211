import { useSyncExternalStore } from 'react';
import { appStorage } from './app-storage.ts';

export type Theme = 'light' | 'dark';

const YEAR_SECONDS = 31_536_000;
const darkSystem = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const chosen = (): Theme | undefined => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
const systemTheme = (): Theme => (darkSystem().matches ? 'dark' : 'light');

/** The theme that is seen: the chosen one, else the system's. */
export const currentTheme = (): Theme => chosen() ?? systemTheme();

/**
 * Turns light and dark over. What the system shows anyway is no choice: then the page follows the system again. The
 * cookie tells the server, so that the next page is painted right from the start.
 */
export function switchTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  const root = document.documentElement;
  const isChoice = next !== systemTheme();
  if (isChoice) root.dataset['theme'] = next;
  else delete root.dataset['theme'];
  document.cookie = `theme=${isChoice ? next : ''}; path=/; max-age=${isChoice ? YEAR_SECONDS : 0}; samesite=lax`;
  appStorage.change({ darkMode: next === 'dark', theme: isChoice ? next : null });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = darkSystem();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');
