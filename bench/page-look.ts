import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { median } from './load.ts';

const TIMINGS = { LCP: 'largest-contentful-paint', TBT: 'total-blocking-time', CLS: 'cumulative-layout-shift' };

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Of a hundred, in this order. */
const GOALS = [95, 100, 100];
/** Characters of what Lighthouse says of one failure. */
const MOST = 600;
/** What else the machine does falls on one run, seldom on two. */
const RUNS = 3;
/** Lighthouse's own: a phone of the middle, seen from a fast desktop. */
const SLOWER = 4;
/** Index of the slowest desktop that is fast for Lighthouse (its docs/throttling.md); a slower machine is nearer to the phone. */
const FAST_MACHINE = 1500;

type Look = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface Item {
  resourceType?: string;
  transferSize: number;
}

function bytes(items: Item[], type: string): string {
  const sum = items
    .filter(({ resourceType }) => resourceType === type)
    .reduce((all, item) => all + item.transferSize, 0);
  return `${type.toLowerCase()} ${(sum / 1024).toFixed(0)} KB`;
}

/**
 * What Lighthouse (mobile) says of one page, by the run in the middle; it may fail to look, which says nothing against the page.
 * `slower` is how many times this machine is slowed; the last line says how many times a phone of the middle is slower than it.
 */
export async function lookAt(url: string, port: number, slower = SLOWER): Promise<string[]> {
  const runs: Look[] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier: slower },
    });
    if (!result || result.lhr.runtimeError)
      return [`no result: ${result?.lhr.runtimeError?.message ?? 'nothing came'}`];
    runs.push(result.lhr);
  }
  const lhr: Look = computeMedianRun(runs);
  const { categories, audits } = lhr;
  const index = median(runs.map(({ environment }) => environment.benchmarkIndex));
  const points = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const scores = points.map((score, place) => `${CATEGORIES[place]} ${score}`);
  const verdict = points.every((score, place) => score >= GOALS[place]!) ? 'reached' : 'MISSED';
  const timings = Object.entries(TIMINGS).map(([name, audit]) => `${name} ${audits[audit]?.displayValue}`);
  const items = (audits['network-requests']?.details as { items?: Item[] } | undefined)?.items ?? [];
  // Each category has failures of its own; performance is judged by the timings.
  const failing = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name} fails ${id}: ${JSON.stringify(audits[id]?.details ?? {}).slice(0, MOST)}`),
  );
  const sizes = ['Script', 'Stylesheet', 'Font', 'Document'].map((type) => bytes(items, type));
  return [
    `${scores.join(', ')} (goals ${GOALS.join(', ')}: ${verdict}); ${timings.join(', ')}`,
    items.length === 0 ? 'requests unknown' : `${sizes.join(', ')}, ${items.length} requests`,
    ...failing,
    `slowed ${slower} times; index of this machine ${index.toFixed(0)}, by which a phone is ${(SLOWER * Math.min(1, index / FAST_MACHINE)).toFixed(1)} times slower`,
  ];
}
