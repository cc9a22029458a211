import { solve } from './ridge.ts';

/** Logistic regression by Newton's method, with a ridge that keeps weights finite where the classes part. */
export function logistic(rows: readonly (readonly number[])[], hits: readonly boolean[], ridge: number): number[] {
  const width = rows[0]!.length;
  let weights = Array.from({ length: width }, () => 0);
  for (let round = 0; round < 25; round++) {
    const slope = weights.map((one) => -ridge * one);
    const bend = Array.from({ length: width }, (_, i) =>
      Array.from({ length: width }, (__, j) => (i === j ? ridge : 0)),
    );
    for (const [at, row] of rows.entries()) {
      const chance = 1 / (1 + Math.exp(-row.reduce((sum, one, i) => sum + one * weights[i]!, 0)));
      for (let i = 0; i < width; i++) {
        slope[i]! += row[i]! * (Number(hits[at]) - chance);
        for (let j = 0; j < width; j++) bend[i]![j]! += chance * (1 - chance) * row[i]! * row[j]!;
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((one, i) => one + step[i]!);
  }
  return weights;
}
