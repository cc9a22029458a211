import { expect, test } from 'vitest';
import { ToggleQueue, type SendToggle } from './optimistic-toggle.ts';

interface Waiting {
  readonly on: boolean;
  answer(result?: { on?: boolean; count?: number }): void;
  refuse(): void;
}

/** A server that answers when the test says so. */
function slowServer() {
  const waiting: Waiting[] = [];
  const send: SendToggle = (on) =>
    new Promise((resolve, reject) => {
      waiting.push({ on, answer: (result) => resolve(result), refuse: () => reject(new Error('refused')) });
    });
  return { waiting, send };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a click shows at once, before the server has answered', () => {
  const queue = new ToggleQueue({ on: false, count: 4 });
  void queue.flip(slowServer().send);
  expect(queue.shown()).toEqual({ on: true, count: 5 });
});

test('clicks while a request runs send nothing more until it ends, and then only the last wish', async () => {
  const queue = new ToggleQueue({ on: false, count: 0 });
  const { waiting, send } = slowServer();
  for (let click = 0; click < 4; click++) void queue.flip(send);
  expect(waiting.map(({ on }) => on)).toEqual([true]);
  expect(queue.shown()).toEqual({ on: false, count: 0 });
  waiting[0]?.answer();
  await settle();
  expect(waiting.map(({ on }) => on)).toEqual([true, false]);
  waiting[1]?.answer();
  await settle();
  expect(queue.shown()).toEqual({ on: false, count: 0 });
});

test('clicks that end where the server already is send nothing more', async () => {
  const queue = new ToggleQueue({ on: false, count: 0 });
  const { waiting, send } = slowServer();
  for (let click = 0; click < 3; click++) void queue.flip(send);
  waiting[0]?.answer({ on: true, count: 8 });
  await settle();
  expect(waiting).toHaveLength(1);
  expect(queue.shown()).toEqual({ on: true, count: 8 });
});

test('a refusal goes back to what the server last confirmed, and is told once', async () => {
  const queue = new ToggleQueue({ on: false, count: 2 });
  const { waiting, send } = slowServer();
  const first = queue.flip(send);
  const second = queue.flip(send);
  void queue.flip(send);
  await expect(second).resolves.toBeUndefined();
  waiting[0]?.refuse();
  await expect(first).rejects.toThrow('refused');
  expect(queue.shown()).toEqual({ on: false, count: 2 });
});

test('a refused second request goes back to the first one, not to the beginning', async () => {
  const queue = new ToggleQueue({ on: false, count: 0 });
  const { waiting, send } = slowServer();
  const first = queue.flip(send);
  void queue.flip(send);
  waiting[0]?.answer({ on: true, count: 1 });
  await settle();
  waiting[1]?.refuse();
  await expect(first).rejects.toThrow('refused');
  expect(queue.shown()).toEqual({ on: true, count: 1 });
});

test('the count is never below 0', () => {
  const queue = new ToggleQueue({ on: true, count: 0 });
  void queue.flip(slowServer().send);
  expect(queue.shown()).toEqual({ on: false, count: 0 });
});

test('a refetch does not undo a click that is under way', async () => {
  const queue = new ToggleQueue({ on: false, count: 3 });
  const { waiting, send } = slowServer();
  void queue.flip(send);
  queue.confirm({ on: false, count: 3 });
  expect(queue.shown()).toEqual({ on: true, count: 4 });
  waiting[0]?.answer();
  await settle();
  queue.confirm({ on: true, count: 9 });
  expect(queue.shown()).toEqual({ on: true, count: 9 });
});
