import { expect, test } from 'vitest';
import { FairQueue, type Claimant } from './fair-queue.ts';

interface Piece {
  readonly tenantId: string;
  readonly memberId: string;
  readonly id: string;
}
const pieces = (tenantId: string, memberId: string, count: number): Piece[] =>
  Array.from({ length: count }, (_, n) => ({ tenantId, memberId, id: `${memberId}${n + 1}` }));

/** A line as the queue tells of it: what waits in its order, and what is under way. */
function lineOf(waiting: readonly Piece[], underWay: readonly Piece[] = []): Claimant[] {
  const owners = Map.groupBy([...waiting, ...underWay], ({ tenantId, memberId }) => `${tenantId}/${memberId}`);
  return [...owners.values()].map((own) => {
    const { tenantId, memberId } = own[0]!;
    const isOwn = (one: Piece) => one.tenantId === tenantId && one.memberId === memberId;
    const at = waiting.findIndex(isOwn);
    const next = at < 0 ? null : { id: waiting[at]!.id, since: new Date(at) };
    return { tenantId, memberId, underWay: underWay.filter(isOwn).length, next };
  });
}

/** The order in which one worker does all of it. */
function orderOf(rota: FairQueue, waiting: readonly Piece[]): string[] {
  const left = [...waiting];
  const done: string[] = [];
  while (left.length > 0) {
    const { id } = rota.choose(lineOf(left), 1)!.next!;
    done.push(id);
    left.splice(
      left.findIndex((one) => one.id === id),
      1,
    );
  }
  return done;
}

test('organisations take turns, however much one of them brought before', () => {
  const line = [...pieces('A', 'a', 4), ...pieces('B', 'b', 2), ...pieces('C', 'c', 1)];
  expect(orderOf(new FairQueue(), line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('persons of one organisation take turns in its turns', () => {
  const line = [...pieces('A', 'a', 3), ...pieces('A', 'x', 2), ...pieces('B', 'b', 2)];
  expect(orderOf(new FairQueue(), line)).toEqual(['a1', 'b1', 'x1', 'b2', 'a2', 'x2', 'a3']);
});

test('who has fewer pieces under way comes first, and an organisation never has more than it may', () => {
  const rota = new FairQueue();
  const waiting = [...pieces('A', 'a', 3), ...pieces('B', 'b', 1)];
  const underWay = [{ tenantId: 'B', memberId: 'b', id: 'b0' }];
  expect(rota.choose(lineOf(waiting, underWay), 2)!.next!.id).toBe('a1');
  const many = [...pieces('A', 'z', 2), ...underWay];
  expect(rota.choose(lineOf(waiting, many), 2)!.next!.id).toBe('b1');
  expect(rota.choose(lineOf(pieces('A', 'a', 3), many), 2)).toBeUndefined();
});

test('who always has something new waits no less than who brought all at once', () => {
  const rota = new FairQueue();
  const slow = pieces('A', 'a', 3);
  const order: string[] = [];
  for (let n = 0; n < 6; n++) {
    const { id } = rota.choose(lineOf([...slow, { tenantId: 'B', memberId: 'b', id: `b${n}` }]), 1)!.next!;
    order.push(id[0]!);
    if (id === slow[0]?.id) slow.shift();
  }
  expect(order.join('')).toBe('ababab');
});

test('a line without anything that waits is nobody’s turn', () => {
  expect(new FairQueue().choose([], 1)).toBeUndefined();
  expect(new FairQueue().choose(lineOf([], pieces('A', 'a', 1)), 5)).toBeUndefined();
});
