/** The lower triangle L of a symmetric positive matrix A = L Lᵀ. */
export function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0));
  for (let row = 0; row < matrix.length; row++)
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row]![column]!;
      for (let at = 0; at < column; at++) sum -= lower[row]![at]! * lower[column]![at]!;
      lower[row]![column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[column]![column]!;
    }
  return lower;
}

/** L x = values. */
export function forward(lower: readonly (readonly number[])[], values: readonly number[]): number[] {
  const out: number[] = [];
  for (let row = 0; row < values.length; row++) {
    let sum = values[row]!;
    for (let at = 0; at < row; at++) sum -= lower[row]![at]! * out[at]!;
    out.push(sum / lower[row]![row]!);
  }
  return out;
}
