import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import { answerKey } from '../grading-place.ts';
import { addressOf } from '../queue/queue-order.ts';
import { step, type Effect, type Step } from './grading-state.ts';
import type { Scene } from './scene.ts';

/** An asked command has ended: what waits goes on. */
export function finished({ state, effects }: Step): Step {
  const resume: Effect = { do: 'dispatch', command: { kind: 'resume' } };
  return step({ ...state, pending: { ...state.pending, isRunning: false } }, ...effects, resume);
}

/** It ends with another answer: what waits is meant for that one. */
export function finishedWith({ state, effects }: Step, { place }: Scene, item: ClubQueueItem): Step {
  const pending = { ...state.pending, meant: answerKey(addressOf(place.club, item)), left: place };
  return finished(step({ ...state, pending }, ...effects, { do: 'open', item }));
}
