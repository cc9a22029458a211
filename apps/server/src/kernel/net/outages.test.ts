import { expect, test } from 'vitest';
import { Outages } from './outages.ts';

test('an outage is told once, its end once, and the next one again', () => {
  const told: string[] = [];
  const outages = new Outages((sentence, error) => told.push(error ? `${sentence} (${error.message})` : sentence));
  outages.worked('The mail server');
  for (let n = 0; n < 3; n++) outages.failed('The mail server', new Error(`refused ${n}`), 'mail waits');
  outages.failed('Push service a', new Error('timeout'), 'pushes wait');
  for (let n = 0; n < 3; n++) outages.worked('The mail server');
  outages.failed('The mail server', new Error('again'), 'mail waits');
  expect(told).toEqual([
    'The mail server is away: mail waits. (refused 0)',
    'Push service a is away: pushes wait. (timeout)',
    'The mail server is back.',
    'The mail server is away: mail waits. (again)',
  ]);
});
