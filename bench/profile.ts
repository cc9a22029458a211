/** What the browser's profiler answers, as far as it is read. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: {
      readonly functionName: string;
      readonly url: string;
      readonly lineNumber: number;
      readonly columnNumber: number;
    };
  }[];
  readonly samples?: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas?: readonly number[];
}

const MOST = 12;
const IDLE = new Set(['(idle)', '(root)']);

/** The functions in which most time passed, without what they called: share of all that was not idle, milliseconds, place. */
export function hottest({ nodes, samples = [], timeDeltas = [] }: Profile): string[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const spent = new Map<string, number>();
  let all = 0;
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    const delta = timeDeltas[index] ?? 0;
    if (!frame || IDLE.has(frame.functionName)) continue;
    const file = frame.url.split('/').pop() ?? '';
    const name = `${frame.functionName || '(anonymous)'} ${file && `${file}:${frame.lineNumber}:${frame.columnNumber}`}`;
    spent.set(name, (spent.get(name) ?? 0) + delta);
    all += delta;
  }
  return [...spent]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([name, time]) => `${((100 * time) / all).toFixed(1).padStart(5)} %  ${(time / 1000).toFixed(1)} ms  ${name}`);
}
