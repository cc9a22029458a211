/** Milliseconds of the processor that this thread has had. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The longest that this thread computes without letting others in, in milliseconds of the processor: a busy machine changes nothing. */
export async function longestHold<T>(work: () => Promise<T>): Promise<[T, number]> {
  let [longest, last] = [0, threadMs()];
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const looking = setInterval(look, 1);
  const done = await work();
  look();
  clearInterval(looking);
  return [done, longest];
}
