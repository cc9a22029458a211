import { cholesky, forward } from './solve.ts';

/** A x = values for a symmetric positive matrix A. */
export function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const lower = cholesky(matrix);
  const half = forward(lower, values);
  const upper = lower.map((_, i) => lower.map((row) => row[i]!).toReversed()).toReversed();
  return forward(upper, half.toReversed()).toReversed();
}

/** The least sum of `(row · w − value)²` plus `ridge × w²`. */
export function ridgeRegression(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  ridge: number,
): number[] {
  const width = rows[0]!.length;
  const gram = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (__, j) => rows.reduce((sum, row) => sum + row[i]! * row[j]!, i === j ? ridge : 0)),
  );
  const target = Array.from({ length: width }, (_, i) => rows.reduce((sum, row, at) => sum + row[i]! * values[at]!, 0));
  return solve(gram, target);
}
