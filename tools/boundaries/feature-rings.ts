import type { ICruiseResult } from 'dependency-cruiser';
import { ringsOf } from './rings.ts';

/**
 * Where each folder of an area is a feature. In `apps/web/src/api` a call names what it makes stale in any of them. Folders
 * of the contract that hold files of their own belong to no area; each counts as one.
 */
const PLACES =
  /^((?:apps\/server\/src\/features|packages\/contract\/src|apps\/web\/src\/features)\/[^/]+(?:\/[^/.]+(?=\/))?)\//;
const TESTS = /\.(?:test|test-help|fixture)\.tsx?$/;
const featureOf = (file: string): string | undefined => (TESTS.test(file) ? undefined : PLACES.exec(file)?.[1]);

/** For each feature the others that it imports from. */
function importsOfFeatures({ modules }: ICruiseResult): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (from === undefined) continue;
    const own = imports.get(from) ?? new Set();
    imports.set(from, own);
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to !== undefined && to !== from) own.add(to);
    }
  }
  return imports;
}

/** Rings of features: none of one can be read, tested or replaced without the others. */
export const featureRings = (result: ICruiseResult): string[] => ringsOf(importsOfFeatures(result));
