import type { ICruiseResult } from 'dependency-cruiser';
import { ringsOf } from './rings.ts';

/** What the page of an area says (`apps/server/src/features/<area>/README.md`). */
export interface AreaPage {
  readonly area: string;
  /** Areas that it may import from, in contract, server and web alike. */
  readonly imports: readonly string[];
  readonly features: ReadonlyMap<string, { readonly isPublic: boolean }>;
}

/** Reads it: a line `Imports: a, b.` and a table of features whose last column says `yes` where other areas use one. */
export function readAreaPage(area: string, text: string): AreaPage {
  const imports = /^Imports: (.+)\.$/m.exec(text)?.[1] ?? '';
  const rows = [...text.matchAll(/^\| `([\w-]+)` \|.*\| *(yes)? *\|$/gm)];
  return {
    area,
    imports: imports === 'nothing' ? [] : imports.split(', ').filter((name) => name !== ''),
    features: new Map(rows.map(([, feature, isPublic]) => [feature!, { isPublic: isPublic !== undefined }])),
  };
}

const PLACES =
  /^(apps\/server\/src\/features|packages\/contract\/src|apps\/web\/src\/features|apps\/web\/src\/api)\/([^/]+)\/([^/]+)\//;
const SERVER = 'apps/server/src/features';
const CALLS = 'apps/web/src/api';
const TESTS = /\.(?:test|test-help|fixture)\.tsx?$/;

/**
 * Where the features do not stand as the pages of the areas say. Sentences, empty where all is well. Calls of the web
 * (`apps/web/src/api`) name what they make stale in any area, and the contract has folders that belong to none.
 */
export function areaFaults({ modules }: ICruiseResult, pages: readonly AreaPage[]): string[] {
  const byName = new Map(pages.map((page) => [page.area, page]));
  // By what the pages allow: none of a ring can be read without the others.
  const rings = ringsOf(new Map(pages.map(({ area, imports }) => [area, imports])));
  const faults = new Set<string>(rings.map((ring) => `areas form a ring: ${ring}`));
  const found = new Set<string>();
  for (const { source, dependencies } of modules) {
    const [, place, area = '', feature = ''] = PLACES.exec(source) ?? [];
    if (place === undefined || TESTS.test(source)) continue;
    const page = byName.get(area);
    if (!page) {
      if (!place.startsWith('packages/')) faults.add(`${place}/${area} is no area: none has a page of that name`);
      continue;
    }
    if (place === SERVER) {
      found.add(`${area}/${feature}`);
      if (!page.features.has(feature)) faults.add(`${place}/${area}/README.md does not name ${feature}`);
    }
    if (place === CALLS) continue;
    for (const { resolved } of dependencies) {
      const [, there, other = '', named = ''] = PLACES.exec(resolved) ?? [];
      const target = byName.get(other);
      // Server and web of each area may use what the contract says of any.
      if (there !== place || !target || target === page) continue;
      if (!page.imports.includes(other))
        faults.add(`${source} → ${resolved}: ${area} does not import ${other} (its page)`);
      if (place === SERVER && target.features.get(named)?.isPublic === false)
        faults.add(`${source} → ${resolved}: ${named} is used within ${other} alone (its page)`);
    }
  }
  for (const { area, features } of pages)
    for (const feature of features.keys())
      if (!found.has(`${area}/${feature}`))
        faults.add(`${SERVER}/${area}/README.md names ${feature}, which is not there`);
  return [...faults];
}
