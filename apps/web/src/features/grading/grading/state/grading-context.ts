import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Store } from '../../../../kernel/store.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { Go } from '../grading-place.ts';
import type { GradingCommand } from '../keys/grading-keys.ts';
import type { RenderFiles } from '../render-files.ts';
import type { GradingData } from '../workspace/use-grading-data.ts';
import type { AnswerPart, Command } from './commands.ts';
import type { GradingState } from './grading-state.ts';
import type { Scene } from './scene.ts';

/** The workspace as it was drawn last. */
export interface View extends Pick<Scene, 'memberId' | 'place' | 'looker' | 'isShown' | 'isFailed' | 'detail'> {
  readonly queue: GradingData['queue'];
  readonly graders: GradersHere;
  readonly go: Go;
  readonly noteStep: () => void;
}

/** Where the focus can be put; nothing while it is not there. */
export interface Fields {
  lines: HTMLUListElement | null;
  answer: HTMLElement | null;
  feedback: HTMLTextAreaElement | null;
  score: HTMLInputElement | null;
}

/** The workspace of one club: the same object as long as it is open, so that no part is drawn anew for it. */
export interface Grading {
  readonly club: number;
  readonly client: QueryClient;
  readonly book: DraftBook;
  readonly renderFiles: RenderFiles;
  readonly field: <Name extends keyof Fields>(name: Name) => Fields[Name];
  readonly setLines: (element: Fields['lines']) => void;
  readonly setAnswer: (element: Fields['answer']) => void;
  readonly setFeedback: (element: Fields['feedback']) => void;
  readonly setScore: (element: Fields['score']) => void;
  readonly state: Store<GradingState>;
  /** What the server rendered. */
  readonly initialState: GradingState;
  readonly view: () => View;
  readonly show: (view: View) => void;
  readonly scene: () => Scene;
  readonly go: Go;
  readonly dispatch: (command: Command) => void;
  /** A part stands; what was typed into fields that the server rendered is told to them. */
  readonly partReady: (part: AnswerPart, place: HTMLElement | null) => void;
  /** By a button: for the open answer, after what was asked for before. */
  readonly ask: (kind: Exclude<GradingCommand['kind'], 'score' | 'level' | 'text'>) => void;
}

/** The workspace around a part. It never changes: the server's markup below it waits for its code. */
export const GradingContext = createContext<Grading | undefined>(undefined);

export function useGrading(): Grading {
  const grading = useContext(GradingContext);
  if (!grading) throw new Error('Only within a grading workspace.');
  return grading;
}

/** A part of the state. What uses it is drawn anew when that part changes; `select` returns what stands in the state. */
export function useGradingState<Part>(select: (state: GradingState) => Part): Part {
  const { state, initialState } = useGrading();
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.get()),
    () => select(initialState),
  );
}
