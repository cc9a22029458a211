/**
 * Ridge regression whose weights are not below 0, by coordinate descent: the least sum of `importance × (row · w − value)²`
 * plus `ridge × w²`.
 */
export function nonnegativeRidge(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  importance: readonly number[],
  ridge: number,
): number[] {
  const width = rows[0]!.length;
  const gram = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (__, j) =>
      rows.reduce((sum, row, at) => sum + importance[at]! * row[i]! * row[j]!, 0),
    ),
  );
  const target = Array.from({ length: width }, (_, i) =>
    rows.reduce((sum, row, at) => sum + importance[at]! * row[i]! * values[at]!, 0),
  );
  const weights = Array.from({ length: width }, () => 0);
  for (let round = 0; round < 2000; round++)
    for (let i = 0; i < width; i++) {
      const others = weights.reduce((sum, one, j) => sum + (j === i ? 0 : one * gram[i]![j]!), 0);
      weights[i] = Math.max(0, (target[i]! - others) / (gram[i]![i]! + ridge));
    }
  return weights;
}
