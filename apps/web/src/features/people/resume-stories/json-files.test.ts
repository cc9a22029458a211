import { afterEach, expect, test, vi } from 'vitest';
import { valuesIn } from './json-files.ts';

afterEach(() => vi.useRealTimers());

test('a story without an end lasts until the month that it is where the organisation is', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T15:30:00Z') });
  const file = JSON.stringify({ work: [{ name: '두레', startDate: '2026-03' }] });
  const endIn = (zone: string) => {
    const [story] = valuesIn(file, { headline: '', stories: [] }, { jobLevels: [], jobGroups: [] }, zone)!.stories;
    return [story!.finishedAtYear, story!.finishedAtMonth];
  };
  expect(endIn('Asia/Seoul')).toEqual(['2026', '12']);
  expect(endIn('UTC')).toEqual(['2026', '11']);
});
