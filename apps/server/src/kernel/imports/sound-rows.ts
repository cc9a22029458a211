import { isFaulty, type CheckedRow } from '@dure/contract/imports/checked-row';
import { refuse } from '../refusal.ts';

interface Told<Row> {
  /** Whether faulty rows are to be left out. */
  readonly skipsFaulty: boolean;
  /** What is said of a fault where its own sentence does not stand in a table. */
  readonly sentence?: (row: Row, fault: CheckedRow['faults'][number]) => string;
  /** The checked rows, as the refusal carries them. */
  readonly data?: unknown;
}

/**
 * The rows of an import that are taken in. Refuses each fault at `rows.<number>.<column>` unless faulty rows are to be left out, and
 * also then where no other one is there.
 */
export function soundRows<Row extends CheckedRow>(rows: readonly Row[], told: Told<Row>): Row[] {
  const { skipsFaulty, sentence, data } = told;
  const sound = rows.filter((row) => !isFaulty(row));
  if (sound.length < rows.length && !(skipsFaulty && sound.length > 0)) {
    const fields = rows.flatMap((row) =>
      row.faults.map((fault) => ({
        path: `rows.${row.no}.${fault.column}`,
        message: sentence ? sentence(row, fault) : fault.message,
      })),
    );
    refuse('invalidInput', { fields, data });
  }
  return sound;
}
