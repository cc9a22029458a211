import { NOTIFICATION_DAYS } from '@dure/contract/notification-kinds';
import { expect, it } from 'vitest';
import { STORY } from '../tenants/story.ts';
import { FRIENDS } from './friends.content.ts';

it('every tenant has the people, and two of them stand to each other in one way', () => {
  const keys = FRIENDS.flatMap(({ who, whom }) => [who, whom]);
  for (const { people } of STORY) expect(people.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  const pairs = FRIENDS.map(({ who, whom }) => [who, whom].toSorted().join());
  expect(new Set(pairs).size).toBe(pairs.length);
});

it('the first account has friends, and a request that waits in each direction', () => {
  const with1 = FRIENDS.filter(({ who, whom }) => who === 'member1' || whom === 'member1');
  expect(with1.filter(({ tie }) => tie === 'FRIEND').length).toBeGreaterThan(1);
  const asked = with1.filter(({ tie }) => tie === 'ASKED');
  expect(asked.map(({ who }) => who === 'member1').toSorted()).toEqual([false, true]);
});

it('the bell misses no acceptance: friends are older than what it keeps', () => {
  for (const { tie, day } of FRIENDS) expect(tie === 'ASKED' || day < -NOTIFICATION_DAYS - 1).toBe(true);
});
