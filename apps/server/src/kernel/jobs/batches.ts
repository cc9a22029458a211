/** Takes one piece after the other, for as long as each was as large as it may be. `take` answers how much it took. */
export async function inBatches(most: number, take: (most: number) => Promise<number>): Promise<void> {
  while ((await take(most)) === most);
}
