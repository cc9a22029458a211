import { createStore } from '../../../../kernel/store.ts';

export type SaveState =
  | { readonly kind: 'saving' }
  /** `isTransient`: no answer came or the server was troubled, so the same call may succeed later. */
  | { readonly kind: 'failed'; readonly message: string; readonly isTransient: boolean };
type SaveStates = Readonly<Record<string, SaveState>>;

/** Saves under way and refused ones, by answer; they go on while other answers are open. */
export const saveStates = createStore<SaveStates>({});

export function setSaveState(key: string, state: SaveState | undefined): void {
  const { [key]: _, ...rest } = saveStates.get();
  saveStates.set(state ? { ...rest, [key]: state } : rest);
}

/** Forgets a refusal, once its draft is dropped or written on. */
export const forgetFailure = (key: string): void => {
  if (saveStates.get()[key]?.kind === 'failed') setSaveState(key, undefined);
};
