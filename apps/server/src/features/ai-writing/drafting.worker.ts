import { parentPort, workerData } from 'node:worker_threads';
import { draft, type DraftingTask } from './drafting.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage(draft(workerData as DraftingTask));
