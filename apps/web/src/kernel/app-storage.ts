import { localStore } from './local-store.ts';

/** The app state that the browser keeps (specification, section 9). */
export interface AppState {
  /** What the theme switch turns over; on until it was used, when the system decides. */
  readonly darkMode: boolean;
  readonly theme: 'light' | 'dark' | null;
  readonly preset: string;
  readonly presetName: string;
  readonly user: { readonly memberId: string | null; readonly memberName: string } | null;
  readonly jobGroups: readonly string[];
  readonly contentTypes: readonly string[];
  readonly paymentTypes: readonly string[];
  readonly placeTypes: readonly string[];
  readonly experiences: readonly string[];
  readonly skills: readonly string[];
}

const initial: AppState = {
  darkMode: true,
  theme: null,
  preset: 'blue',
  presetName: 'Blue',
  user: null,
  jobGroups: [],
  contentTypes: [],
  paymentTypes: [],
  placeTypes: [],
  experiences: [],
  skills: [],
};
const kept = localStore<Partial<AppState>>('app-storage');

export const appStorage = {
  read: (): AppState => ({ ...initial, ...kept.read() }),
  change: (part: Partial<AppState>): boolean => kept.write({ ...appStorage.read(), ...part }),
  /** Forgets the member; how the page looks stays as it was chosen. */
  clear(): void {
    const { darkMode, theme, preset, presetName } = appStorage.read();
    kept.write({ ...initial, darkMode, theme, preset, presetName });
  },
};
