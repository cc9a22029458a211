import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const environmentOf = (file: string) => /@vitest-environment (\w+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

type Placed = Pick<TestSpecification, 'moduleId'> & { readonly project: { readonly name: string } };

/** Files of one environment after those of the other, else in the order that they have. */
export function groupByEnvironment<File extends Placed>(files: readonly File[]): File[] {
  const groups = Map.groupBy(files, ({ project, moduleId }) => `${project.name} ${environmentOf(moduleId)}`);
  return [...groups.values()].flat();
}

/** A worker goes on with the next file only in the same environment: from one to another a new one reads all modules again. */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Of the sequencer, not of an array.
    return groupByEnvironment(await super.sort(files));
  }
}
